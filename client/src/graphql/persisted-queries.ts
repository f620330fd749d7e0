import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { mergeMap, type Observable, of } from 'rxjs';

declare global {
  interface ImportMetaEnv {
    /**
     * Build ID of the persisted documents (`client/build/persisted-documents.ts`). Undefined on the development
     * server.
     */
    readonly DOCUMENTS?: string;
  }
}

/** Maximum length of the variables in a URL, in characters. Some proxies reject longer URLs. */
const MAX_LENGTH = 1_800;

/**
 * Returns true if the variables can be sent in a URL. Queries with an `input`, such as an order draft, are sent by
 * POST, because they are user-specific and too long.
 */
const fitsAddress = (variables: Readonly<Record<string, unknown>>): boolean =>
  !('input' in variables) && encodeURIComponent(JSON.stringify(variables)).length <= MAX_LENGTH;

/**
 * Sends the operation name and the build ID instead of the query text. Uses GET if the variables fit into the URL, so
 * that browsers can cache and revalidate responses. A server with a different build does not have the document; the
 * client then sends query texts.
 */
export function persistedQueries(build: string | undefined): ApolloLink {
  let isKnown = build !== undefined;

  return new ApolloLink((operation, forward) => {
    const { operationName, operationType, variables } = operation;
    const send = (): Observable<ApolloLink.Result> => {
      operation.extensions.persistedQuery = { version: 1, sha256Hash: `${operationName}-${build}` };
      operation.setContext({
        http: { includeQuery: !isKnown, includeExtensions: isKnown },
        // Revalidates even on back and forward navigation, where browsers would otherwise use cached responses.
        fetchOptions: isKnown && fitsAddress(variables) ? { method: 'GET', cache: 'no-cache' } : {},
      });
      return forward(operation);
    };
    return operationType === OperationTypeNode.QUERY
      ? send().pipe(
          mergeMap((result) => {
            if (result.errors?.[0]?.message !== 'PersistedQueryNotFound') {
              return of(result);
            }
            isKnown = false;
            return send();
          }),
        )
      : forward(operation);
  });
}
