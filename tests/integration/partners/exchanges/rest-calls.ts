import type { Body, Keys, Sent } from './exchange.ts';

/** Properties of a documented call from which its requests are derived. */
export interface DocumentedCall {
  readonly method: string;
  /** Path, with parameters written as `{name}`. */
  readonly path: string;
  readonly parameters: readonly string[];
  /** Whether the call can be made without an API key. */
  readonly isPublic: boolean;
  readonly needsScope: boolean;
}

type Request = Omit<Sent, 'method' | 'path' | 'key'> & { readonly query?: Readonly<Record<string, string>> };

/** IDs of items in the demo data. */
const diamond = 226;
const lineSetStone = 1_878;

/** Values for path parameters: the first for the valid request, the second for the request that fails. */
const pathValues: Readonly<Record<string, readonly [good: string, bad: string]>> = {
  'GET /api/diamonds/{id}': [String(diamond), '999999'],
  'GET /api/bracelets/{name}': ['riviera', 'unknown'],
  'GET /api/products/{stockNumber}': ['JR-1002', 'JR-9999'],
  'GET /api/shows/{id}/calendar.ics': ['1', '999999'],
  'GET /api/pagesettings/{pageName}': ['white', 'unknown'],
  'GET /api/filters/{filterId}': ['1', '999999'],
  'GET /api/filters/{filterId}/options': ['4', '999999'],
  'DELETE /api/cart/remove-set/{id}': [String(lineSetStone), '999999'],
};

/**
 * Requests for calls that have parameters other than a page. `before` contains the responses to earlier calls by
 * name.
 */
const requests: Readonly<Record<string, (before: Body) => readonly [good: Request, bad: Request]>> = {
  'GET /api/diamonds': () => [{ query: { page: '0', pageSize: '1' } }, { query: { page: '0', pagesize: '1' } }],
  'GET /api/feed': ({ cursor }) => [{ query: { types: 'diamonds' } }, { query: { types: 'melee', cursor } }],
  'POST /api/cart/diamond': () => both({ itemId: diamond }, { itemId: 999_999 }),
  'POST /api/cart/add-set': () => both({ itemId: lineSetStone }, { itemId: 999_999 }),
  'POST /api/cart/melee': () => both({ itemId: 1, carats: 2.5 }, { itemId: 1, carats: -1 }),
  'POST /api/cart/completedRing': ({ rings }) =>
    both({ completedRingId: rings.completed }, { completedRingId: 999_999 }),
  'POST /api/cart/engagementRing': ({ rings }) =>
    both({ engagementRingId: rings.engagement }, { engagementRingId: 999_999 }),
  'POST /api/cart/eternityRing': () => both({ eternityRingId: 1 }, { eternityRingId: 999_999 }),
  'POST /api/cart/bracelet': () => both({ braceletId: 1 }, { braceletId: 999_999 }),
  'POST /api/cart/diamond-bulk': ({ stones }) =>
    both([{ itemId: Number(stones[1].id) }, { itemId: Number(stones[2].id) }], [{ itemId: 999_999 }]),
  'POST /api/cart/basket-bulk-add': ({ wishes }) => both([{ wishedItemId: wishes[0] }], [{ wishedItemId: 999_999 }]),
  'POST /api/cart/diamond-bulk-remove': () => both([{ itemId: diamond }], [{ itemId: 'W-1' }]),
  'POST /api/orders': ({ stones }) => [
    {
      headers: { 'Idempotency-Key': 'order-PO-4713' },
      body: {
        items: [{ diamondId: Number(stones[3].id) }],
        expectedTotal: stones[3].price.total,
        reference: 'PO 4713',
      },
    },
    {
      headers: { 'Idempotency-Key': 'order-PO-4714' },
      body: { items: [{ diamondId: diamond }], expectedTotal: 100, reference: 'PO 4714' },
    },
  ],
};

const both = (good: object, bad: object): readonly [Request, Request] => [{ body: good }, { body: bad }];

/** Returns two requests for a call: one that succeeds and one that fails. */
export function requestsOf(call: DocumentedCall, before: Body, keys: Keys): readonly [good: Sent, bad: Sent] {
  const name = `${call.method} ${call.path}`;
  const [good, bad] = requests[name]?.(before) ?? pagesOf(call);
  const [goodValue, badValue] =
    pathValues[name] ?? (name === 'DELETE /api/cart/{id}' ? [String(before.cart), '999999'] : ['', '']);
  return [
    sentOf(call, good, goodValue, keys.live),
    sentOf(call, bad, badValue, hasInvalidInput(call) ? keys.live : call.needsScope ? keys.limited : keys.unknown),
  ];
}

/** Returns whether the failing request of a call has invalid input. Otherwise the request has an invalid key. */
const hasInvalidInput = ({ method, path, isPublic }: DocumentedCall): boolean =>
  isPublic || path.includes('{') || `${method} ${path}` in requests;

/**
 * Returns two requests for a call that has no parameters or only a page parameter: one that succeeds and one that
 * fails.
 */
function pagesOf({ parameters, isPublic }: DocumentedCall): readonly [good: Request, bad: Request] {
  const page: Request = parameters.includes('page') ? { query: { page: '0', pageSize: '1' } } : {};
  if (!isPublic) return [page, page];
  return [page, { query: page.query ? { page: '-1', pageSize: '1' } : { verbose: 'true' } }];
}

function sentOf({ method, path }: DocumentedCall, { query, ...request }: Request, value: string, key: string): Sent {
  const address = path.replace(/\{\w+\}/, encodeURIComponent(value));
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return { method, path: `${address}${search}`, ...request, key };
}
