import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { BehaviorSubject, defer, finalize, mergeMap, type Observable, of, tap } from 'rxjs';

/** Number of pending mutations in this tab. */
export const mutationsInFlight = new BehaviorSubject(0);

/**
 * Repeats a query if a mutation finished while the query was pending. Otherwise, the older query result would
 * overwrite the result of the mutation.
 */
export function repeatAfterMutations(): ApolloLink {
  let changes = 0;
  const count = () => {
    changes += 1;
  };

  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) {
      mutationsInFlight.next(mutationsInFlight.value + 1);
      return forward(operation).pipe(
        // The server may have applied a mutation even if the request failed.
        tap({ next: count, error: count }),
        finalize(() => mutationsInFlight.next(mutationsInFlight.value - 1)),
      );
    }
    const send = (): Observable<ApolloLink.Result> =>
      defer(() => {
        const before = changes;
        return forward(operation).pipe(mergeMap((result) => (changes === before ? of(result) : send())));
      });
    return send();
  });
}
