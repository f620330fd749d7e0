import type { CachedResponse } from './cached-response.ts';

/**
 * Apollo Server's CSRF prevention requires one of these request headers for GET and form requests. Browsers do not
 * send them across origins without a preflight request. `Authorization` is safe, because the server uses no cookies
 * and accepts only bearer credentials, which browsers do not add.
 */
export const preflightedHeaders = ['x-apollo-operation-name', 'apollo-require-preflight', 'authorization'] as const;

/** Media types of responses, in Apollo Server's order of preference. */
export const answerTypes = ['application/json', 'application/graphql-response+json'] as const;

/** Returns headers that allow browsers to cache a response but require revalidation on each request. */
export const conditionalHeaders = ({ etag }: Pick<CachedResponse, 'etag'>) => ({
  ETag: etag,
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, Accept, Accept-Encoding',
});
