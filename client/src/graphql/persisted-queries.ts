import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, type Observable, of } from 'rxjs';

declare global {
  interface ImportMetaEnv {
    /** Which build the documents are of (`client/build/persisted-documents.ts`). The development server has none. */
    readonly DOCUMENTS?: string;
  }
}

/** Of variables in an address. What is longer does not come through everywhere. */
const LONGEST = 1_800;

/** What nobody has yet, such as the draft of an order, is asked with an `input`: it says too much for an address. */
const fitsAddress = (variables: Readonly<Record<string, unknown>>): boolean =>
  !('input' in variables) && encodeURIComponent(JSON.stringify(variables)).length <= LONGEST;

/**
 * Asks queries by their name and the build that has it, in place of their text, and where their variables fit into an
 * address by GET: browsers then keep the answers, and ask whether they still hold. A server of another build answers that
 * it does not know them; from then on this page sends it texts.
 */
export function persistedQueries(build: string | undefined): ApolloLink {
  let isKnown = build !== undefined;

  return new ApolloLink((operation, forward) => {
    const { operationName, operationType, variables } = operation;
    const ask = (): Observable<ApolloLink.Result> => {
      operation.extensions.persistedQuery = { version: 1, sha256Hash: `${operationName}-${build}` };
      operation.setContext({
        http: { includeQuery: !isKnown, includeExtensions: isKnown },
        // Also when the page is gone back to, where browsers take what they have as it is.
        fetchOptions: isKnown && fitsAddress(variables) ? { method: 'GET', cache: 'no-cache' } : {},
      });
      return forward(operation);
    };
    return operationType === OperationTypeNode.QUERY
      ? ask().pipe(
          mergeMap((answer) => {
            if (answer.errors?.[0]?.message !== 'PersistedQueryNotFound') {
              return of(answer);
            }
            isKnown = false;
            return ask();
          }),
        )
      : forward(operation);
  });
}
