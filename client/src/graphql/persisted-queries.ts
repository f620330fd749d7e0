import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, type Observable, of } from 'rxjs';

declare global {
  interface ImportMetaEnv {
    /** Build ID of the documents (`client/build/persisted-documents.ts`). Undefined on the development server. */
    readonly DOCUMENTS?: string;
  }
}

/** Longest variables in a URL, in characters. Some proxies reject longer URLs. */
const LONGEST = 1_800;

/**
 * Queries with an `input`, such as the draft of an order, are sent by POST: they are specific to one user and too
 * long for a URL.
 */
const fitsAddress = (variables: Readonly<Record<string, unknown>>): boolean =>
  !('input' in variables) && encodeURIComponent(JSON.stringify(variables)).length <= LONGEST;

/**
 * Sends the operation name and the build ID in place of the query text, by GET if the variables fit into the URL, so
 * that browsers cache responses and revalidate them. A server of another build responds that it does not have the
 * document; from then on the client sends query texts.
 */
export function persistedQueries(build: string | undefined): ApolloLink {
  let isKnown = build !== undefined;

  return new ApolloLink((operation, forward) => {
    const { operationName, operationType, variables } = operation;
    const ask = (): Observable<ApolloLink.Result> => {
      operation.extensions.persistedQuery = { version: 1, sha256Hash: `${operationName}-${build}` };
      operation.setContext({
        http: { includeQuery: !isKnown, includeExtensions: isKnown },
        // Also on back and forward navigation, where browsers use cached responses without revalidating them.
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
