/**
 * Whether `If-None-Match` names the tag. Not Express's `req.fresh`, which calls everything stale that is asked for with
 * `Cache-Control: no-cache`: `fetch` sends that along with every condition of a caller's own.
 */
export const isNamed = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
