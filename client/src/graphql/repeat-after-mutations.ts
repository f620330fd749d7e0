import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, type Observable, of, tap } from 'rxjs';

/**
 * Repeats a query if a mutation finished while it was pending, so that its older result does not overwrite the result
 * of the mutation.
 */
export function repeatAfterMutations(): ApolloLink {
  let changes = 0;
  const count = () => {
    changes += 1;
  };

  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      // The server may have applied a mutation even if its request failed.
      return forward(operation).pipe(tap({ next: count, error: count }));
    }
    const ask = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = changes;
        return forward(operation).pipe(mergeMap((answer) => (changes === before ? of(answer) : ask())));
      });
    return ask();
  });
}
