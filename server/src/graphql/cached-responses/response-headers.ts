import type { CachedResponse } from './cached-response.ts';

/**
 * One of these request headers is required by Apollo Server's CSRF prevention for GET and form requests: browsers
 * send none of them across origins without a preflight request. `Authorization` is safe because the server uses no
 * cookies and accepts bearer credentials only, which browsers do not add.
 */
export const preflightedHeaders = ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization'] as const;

/** Media types of a response, in the order in which Apollo Server prefers them. */
export const answerTypes = ['application/json', 'application/graphql-response+json'] as const;

/** Lets a browser cache a response, and revalidate it each time. */
export const conditionalHeaders = ({ etag }: Pick<CachedResponse, 'etag'>) => ({
  ETag: etag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, Accept, Accept-Encoding',
});
