import { createHash } from 'node:crypto';

/**
 * Returns a strong ETag, without quotes, that identifies everything a response depends on: revisions, the caller's
 * rights and the query.
 */
export const etagOf = (...parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Returns whether `If-None-Match` contains the ETag. Express's `req.fresh` is not used, because it is always false
 * with `Cache-Control: no-cache`, which `fetch` adds to conditional requests.
 */
export const isNamed = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
