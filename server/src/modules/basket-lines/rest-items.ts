import type { RestRequest } from '../../kernel/route.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The documented calls wrap each id in an object: `{itemId}`, or in a bulk call `[{itemId}, …]`. */
export const idsIn = ({ body }: RestRequest, name: 'itemId' | 'wishedItemId'): unknown[] =>
  (Array.isArray(body) ? body : [body]).map((item) => (isRecord(item) ? item[name] : item));

/** A field that stands beside others in one object. */
export const fieldIn = ({ body }: RestRequest, name: string): unknown => (isRecord(body) ? body[name] : undefined);
