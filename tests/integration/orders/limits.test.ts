import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, restOrders } from './rest-orders.ts';

/* Tests order limits that apply to traders, but not to administrators. */

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ env: { MAX_ADDRESSES: '2', MAX_ORDER_LINES: '3', MAX_ORDER_TOTAL: '5000' } });
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const ofPrices = (...prices: readonly string[]) =>
  createStones(
    app,
    prices.map((pricePerCarat) => ({ pricePerCarat })),
  );

test.each([
  ['lines', ['1', '1', '1', '1'], /4 lines.*3/, ['1', '1', '1']],
  ['a total', ['5000', '0.01'], /5000\.01.*5000\.00/, ['5000']],
])(
  'rejects an order over the limit for %s, but lets an administrator create it',
  async (_description, tooMany, message, allowed) => {
    const { id: userId, token } = await createPerson(app);
    const stones = await ofPrices(...tooMany);
    await ordersRest.fillCart(token, stones);
    const response = await ordersRest.order<Refusal>(token);
    expect(response).toMatchObject({ status: 400, body: { errorCode: 90, details: [{ path: 'cart' }] } });
    expect(response.body.details[0]?.message).toMatch(message);
    expect(await ordersRest.ordersOf(token)).toEqual([]);
    const items = stones.map((diamondId) => ({ item: { diamondId } }));
    const created = await app.rest('POST', '/api/orders/admin', { token: admin.token, body: { userId, items } });
    expect(created.status).toBe(201);

    const other = await createPerson(app);
    await ordersRest.fillCart(other.token, await ofPrices(...allowed));
    expect((await ordersRest.order(other.token)).status).toBe(201);
  },
);

test('does not limit the number of orders created by an administrator', async () => {
  await ordersRest.fillCart(admin.token, await ofPrices('6000', '1', '1', '1'));
  expect((await ordersRest.order(admin.token)).status).toBe(201);
});

test('rejects an address that exceeds the limit per account', async () => {
  const address = { firstName: 'Ada', lastName: 'Byron', address: 'Hoveniersstraat 2', city: 'Antwerp', countryId: 56 };
  const add = ({ token }: Person) =>
    app.rest<Refusal>('POST', '/api/users/current/addresses', { token, body: address });
  const trader = await createPerson(app);
  expect([(await add(trader)).status, (await add(trader)).status]).toEqual([201, 201]);
  const rejection = await add(trader);
  expect(rejection).toMatchObject({ status: 400, body: { errorCode: 90 } });
  expect(rejection.body.details[0]?.message).toMatch(/2/);
  const user = { email: 'many@example.com', password: 'a long Passphrase 7', businessTypeId: 2 };
  const body = { ...user, addresses: [address, address, address] };
  const registered = await app.rest<Refusal>('POST', '/api/auth/register', { body });
  expect(registered).toMatchObject({ status: 400, body: { details: [{ path: 'addresses' }] } });
});
