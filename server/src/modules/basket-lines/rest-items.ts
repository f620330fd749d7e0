import type { RestRequest } from '../../kernel/route.ts';

type IdName = 'itemId' | 'wishedItemId';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The documented calls wrap each id in an object: `{itemId}`, or in a bulk call `[{itemId}, …]`. */
export const idsIn = ({ body }: RestRequest, name: IdName): unknown[] =>
  (Array.isArray(body) ? body : [body]).map((item) => (isRecord(item) ? item[name] : item));

/** An id that stands beside others in one object. */
export const idIn = ({ body }: RestRequest, name: IdName): unknown => (isRecord(body) ? body[name] : undefined);
