import { graphqlSchema } from '../../../server/src/graphql/schema.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { createPartner, type Partner } from './sandbox.ts';

/* Tests that a test key can request every error of the catalogue. */

let app: TestApp;
let partner: Partner;
beforeAll(async () => {
  app = await startTestApp();
  partner = await createPartner(app);
});
afterAll(() => app.stop());

interface Explained {
  readonly explanation: string;
  readonly httpStatus: number;
}
interface CatalogueError extends Explained {
  readonly code: string;
  readonly errorCode: number;
  readonly message: string;
  readonly reasons: (Explained & { readonly reason: string })[];
}

interface ErrorBody {
  readonly errorCode: number;
  readonly message: string;
  readonly explanation: string;
  readonly reason?: string;
  readonly details?: object[];
}

/** Sends a REST request and a GraphQL request with the header `Facet-Test-Error`. */
async function provoke(token: string | null, name: string) {
  const headers = { 'Facet-Test-Error': name };
  const rest = await app.rest<ErrorBody>('GET', '/api/orders/currentuser', { token, headers });
  const query = '{ myOrders { total } }';
  const graphql = await app.rest<{
    data: object | null;
    errors: { message: string; extensions: ErrorBody & { code: string } }[];
  }>('POST', '/graphql', { token, headers, body: { query } });
  return { rest, graphql, error: graphql.body.errors[0] };
}

/**
 * Value of `Retry-After` in seconds for temporary errors. These errors also set the HTTP status of GraphQL responses.
 */
const passing: Readonly<Record<string, string>> = {
  RATE_LIMITED: '60',
  BUDGET_EXCEEDED: '1',
  TRY_AGAIN: '1',
  UNAVAILABLE: '2',
  MAINTENANCE: '60',
};

test('returns each requested test error exactly like the real error, over REST and GraphQL', async () => {
  const { data } = await app.graphql<{ errorCatalogue: CatalogueError[] }>(
    '{ errorCatalogue { code errorCode httpStatus message explanation reasons { reason httpStatus explanation } } }',
  );
  const cases = (data?.errorCatalogue ?? []).flatMap(({ reasons, ...known }) => [
    { ...known, name: known.code, reason: undefined },
    ...reasons.map((reason) => ({ ...known, ...reason, name: reason.reason })),
  ]);
  expect(cases).toHaveLength(17 + 35);
  for (const { name, code, errorCode, httpStatus, message, explanation, reason } of cases) {
    const { rest, graphql, error } = await provoke(partner.testKey, name);
    const retryAfter = passing[name] ?? null;
    expect({ name, status: rest.status, retryAfter: rest.headers.get('retry-after') }).toEqual({
      name,
      status: httpStatus,
      retryAfter,
    });
    expect(rest.body).toEqual({
      errorCode,
      message: expect.any(String),
      explanation,
      reason,
      requestId: expect.any(String),
    });
    expect(error).toMatchObject({ extensions: { code, errorCode, explanation } });
    expect(error?.extensions.reason).toBe(reason);
    expect(graphql.status).toBe(retryAfter === null ? 200 : httpStatus);
    expect(graphql.headers.get('retry-after')).toBe(retryAfter);
    // Many tools show only the message of a GraphQL error. If the documented message is generic, the explanation is
    // the message.
    const texts = [message, message === 'General Error' ? explanation : message];
    if (name !== 'MAINTENANCE') expect([rest.body.message, error?.message]).toEqual(texts);
  }
});

test('returns the test error before the command runs', async () => {
  const count = async () =>
    (await app.em().execute<{ count: number }[]>('select count(*)::int as count from sales_order'))[0]?.count;
  const response = await app.rest<ErrorBody>('POST', '/api/orders', {
    token: partner.testKey,
    headers: { 'Facet-Test-Error': 'PRICE_CHANGED', 'Idempotency-Key': 'kept' },
    body: { items: 'nonsense' },
  });
  expect([response.status, response.body.reason]).toEqual([409, 'PRICE_CHANGED']);
  expect(await count()).toBe(0);
});

test('accepts the Facet-Test-Error header only from test keys and only with documented codes', async () => {
  for (const token of [partner.token, partner.liveKey]) {
    const { rest, error } = await provoke(token, 'ITEM_NOT_FOUND');
    const details = [{ path: 'Facet-Test-Error', message: 'is only available to test keys' }];
    expect([rest.status, rest.body]).toEqual([400, expect.objectContaining({ errorCode: 90, details })]);
    expect(error?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details });
  }
  for (const name of ['NOTHING_LIKE_IT', 'item_not_found', 'constructor', '']) {
    const { rest } = await provoke(partner.testKey, name);
    expect([name, rest.status, rest.body.details]).toEqual([
      name,
      400,
      [{ path: 'Facet-Test-Error', message: expect.stringContaining('must be an error code') }],
    ]);
  }
  // Authentication is checked before the requested error.
  expect((await provoke(null, 'ITEM_NOT_FOUND')).rest.status).toBe(401);
});

test('documents the operations that are not available to test keys', () => {
  const fields = { ...graphqlSchema().getQueryType()?.getFields(), ...graphqlSchema().getMutationType()?.getFields() };
  const closed = Object.values(fields).filter(({ description }) => description?.includes('Not available to test keys'));
  expect(closed.map(({ name }) => name).sort()).toEqual(['addToCart', 'cart', 'removeFromCart', 'reorder']);
});
