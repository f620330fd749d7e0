import { createHash } from 'node:crypto';

/** A strong ETag, without quotes, of everything that an answer depends on: revisions, the caller's scope, the question. */
export const etagOf = (...parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
