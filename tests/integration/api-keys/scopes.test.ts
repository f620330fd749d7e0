import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createKey } from '../../support/keys.ts';
import { createPerson } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('allows an API key only public operations and the operations in its scopes', async () => {
  const owner = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  const { key } = await createKey(app, owner, ['STOCK_READ']);
  const { data, errors } = await app.graphql<Record<string, unknown>>(
    '{ diamonds { total } errorCatalogue { errorCode } myOrders { total } users { total } priceLists { id } }',
    {},
    key,
  );
  expect(data).toMatchObject({ diamonds: { total: 0 }, myOrders: null, users: null, priceLists: null });
  expect(data?.errorCatalogue).not.toBeNull();
  const refusals = (errors ?? []).map(({ path, extensions }) => [path?.[0], extensions?.code, extensions?.reason]);
  expect(new Map(refusals.map(([name, ...rest]) => [name, rest]))).toEqual(
    new Map([
      ['myOrders', ['FORBIDDEN', 'SCOPE_MISSING']],
      ['users', ['FORBIDDEN', undefined]],
      ['priceLists', ['FORBIDDEN', 'SCOPE_MISSING']],
    ]),
  );
  const rest = await app.rest('GET', '/api/orders/currentuser', { token: key });
  expect([rest.status, rest.body]).toEqual([
    403,
    expect.objectContaining({
      reason: 'SCOPE_MISSING',
      details: [{ path: '', message: 'the key lacks the scope ORDERS_READ' }],
    }),
  ]);
  expect((await app.rest('GET', '/api/orders/currentuser', { token: key.replace(/.$/, 'x') })).status).toBe(401);
});

test('runs no more database queries for an API key than for an access token', async () => {
  const owner = await createPerson(app);
  const { key } = await createKey(app, owner, ['STOCK_READ', 'PRICES_READ']);
  const statements = async (token: string): Promise<number> => {
    const runQuery = () => app.graphql('{ diamonds { items { id price { total } } total } }', {}, token);
    await runQuery();
    return (await countQueries(runQuery)).queries.length;
  };
  expect(await statements(key)).toBe(await statements(owner.token));
});
