import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, mergeMap, type Observable, of, tap } from 'rxjs';

/**
 * What was asked before a change and is answered after it may tell of the time before: it is asked again, so that it never
 * replaces what the change has answered. Whoever reads again after a change may so join a question that is under way.
 */
export function repeatAfterMutations(): ApolloLink {
  let changes = 0;
  const count = () => {
    changes += 1;
  };

  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      // What failed on the way may have been done.
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
