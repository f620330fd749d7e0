import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type Refusal, restOrders } from './rest-orders.ts';

/* Tests orders from a parcel of seven stones of 0.714 ct. Buyers see only the stones that no open order reserves. */

let app: TestApp;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;
let buyer: Person;
let other: Person;
let parcel: number;
let order: number;

const stockId = 'SEVEN';

beforeAll(async () => {
  app = await startTestApp();
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  buyer = await createPerson(app);
  // The markup applies up to 3 ct, so it applies to the remaining stones but not to the whole parcel.
  other = await createPerson(app, { markups: [{ caratMax: '3', percent: '10' }] });
  parcel = await createStone(app, { stockId, carats: '5', parcelStones: 7, pricePerCarat: '100' });
  order = await orderStones(buyer, 4);
});
afterAll(() => app.stop());

async function orderStones({ token }: Person, numberOfStones: number): Promise<number> {
  const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code } } }';
  const items = [{ parcel: { diamondId: parcel, numberOfStones } }];
  const { data } = await app.graphql(add, { input: { items } }, token);
  expect(data).toEqual({ addToCart: { problems: [] } });
  const { status, body } = await ordersRest.order(token);
  expect(status).toBe(201);
  return body.id;
}

interface ListedParcel {
  id: number;
  product: Record<string, unknown>;
}
const read = async (token: string) =>
  (await app.rest<ListedParcel>('GET', `/api/diamonds/${parcel}`, { token })).body.product;

test('returns the remaining stones and their price to buyers, and the whole parcel and its reservations to administrators', async () => {
  // 5 ct − 2.857 ct = 2.143 ct.
  const remainder = { parcelStones: 3, carats: 2.143, totalPrice: 214.3, status: 1 };
  const plain = await createPerson(app);
  expect(await read(plain.token)).toMatchObject(remainder);
  expect(await read(plain.token)).not.toHaveProperty('promisedStones');
  expect(await read(other.token)).toMatchObject({ ...remainder, pricePerCarat: 110, totalPrice: 235.73 });
  const whole = { parcelStones: 7, carats: 5, totalPrice: 500, promisedStones: 4, promisedCarats: 2.857 };
  expect(await read(admin.token)).toMatchObject(whole);
  for (const [token, expected] of [
    [plain.token, remainder],
    [admin.token, whole],
  ] as const) {
    const { body } = await app.rest<ListedParcel[]>('GET', '/api/diamonds', { token });
    expect(body.find(({ id }) => id === parcel)?.product).toMatchObject(expected);
  }
});

test.each([
  ['the remaining stones', { parcelStones: { min: 3, max: 3 }, carats: { max: 3 }, totalPrice: { max: 300 } }, 1, 0],
  ['the whole parcel', { parcelStones: { min: 7, max: 7 }, carats: { min: 5 }, totalPrice: { min: 500 } }, 0, 1],
])('filters, sorts and counts parcels by %s', async (_name, filter, expected, expectedForAdmin) => {
  const list = `query ($filter: DiamondFilter) { diamonds(filter: $filter, sort: [{ field: CARATS }]) {
    total items { parcelStones } facets(fields: [PARCEL_STONES]) { ... on RangeFacet { min max } } } }`;
  const { token } = await createPerson(app);
  const ofTrader = await app.graphql<{ diamonds: { total: number } }>(list, { filter }, token);
  const adminResponse = await app.graphql<{ diamonds: { total: number } }>(list, { filter }, admin.token);
  expect([ofTrader.data?.diamonds.total, adminResponse.data?.diamonds.total]).toEqual([expected, expectedForAdmin]);
});

test('rejects reducing a parcel below the amount in open orders, in edits and imports', async () => {
  const change = (body: object) => app.rest<Refusal>('PUT', `/api/diamonds/${parcel}`, { token: admin.token, body });
  for (const [body, path] of [
    [{ parcelStones: 2 }, 'parcelStones'],
    [{ carats: 2.857 }, 'carats'],
    [{ parcelStones: 3, carats: 1 }, 'parcelStones'],
  ] as const) {
    const response = await change(body);
    expect(response).toMatchObject({ status: 409, body: { errorCode: 90, details: [{ path }] } });
  }
  const update = 'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }';
  const { version: expectedVersion } = await read(admin.token);
  const input = { id: parcel, expectedVersion, set: { parcelStones: 2 } };
  const { errors } = await app.graphql(update, { input }, admin.token);
  expect(errors[0]?.extensions).toMatchObject({
    code: 'INVALID_REQUEST',
    details: [{ path: 'set.parcelStones' }],
  });

  for (const [cells, column] of [
    ['2,5', 'Parcel Stones'],
    ['7,2.5', 'Carats'],
  ]) {
    const form = new FormData();
    form.set('file', new Blob([`Stock #,Parcel Stones,Carats\n${stockId},${cells}\n`]), 'stock.csv');
    const response = await app.rest<{ details: object[] }>('POST', '/api/diamonds/import', {
      token: admin.token,
      form,
    });
    expect(response.status).toBe(400);
    expect(response.body.details).toMatchObject([{ row: 1, column, code: 'OUT_OF_RANGE', path: `rows.1.${column}` }]);
  }
  expect(await read(admin.token)).toMatchObject({ parcelStones: 7, carats: 5 });
});

test('rejects orders for more than the remaining stones, and sells those at the displayed weight and price', async () => {
  const { token } = await createPerson(app);
  const add = (numberOfStones: number) =>
    app.rest<Refusal>('POST', '/api/wishlist/parcel', { token, body: { itemId: parcel, numberOfStones } });
  expect(await add(4)).toMatchObject({
    status: 400,
    body: { details: [{ path: 'numberOfStones', message: 'must be at most 3' }] },
  });
  const rest = await orderStones(other, 3);
  const { body } = await app.rest<{ id: number; items: object[] }[]>('GET', '/api/orders', { token: admin.token });
  expect(body.find(({ id }) => id === rest)?.items).toMatchObject([{ carats: 2.143, totalPrice: 235.73 }]);

  // Open orders reserve all stones. The whole parcel is shown as on hold and unavailable.
  expect(await read(token)).toMatchObject({ parcelStones: 7, carats: 5, status: 2 });
  const availability = async (viewerToken: string) => {
    const document = 'query ($id: ID!) { diamond(ref: { id: $id }) { availability status } }';
    return (await app.graphql<{ diamond: object }>(document, { id: parcel }, viewerToken)).data?.diamond;
  };
  // Both buyers have reserved a part of the parcel, so neither of them is its holder.
  for (const viewerToken of [token, buyer.token]) {
    expect(await availability(viewerToken)).toEqual({ availability: 'ON_HOLD', status: 'HOLD' });
  }
  expect((await add(1)).status).toBe(201);
  // The data of a parcel, as returned by GET, can be sent back unchanged.
  const { body: whole } = await app.rest('GET', `/api/diamonds/${parcel}`, { token: admin.token });
  expect((await app.rest('PUT', `/api/diamonds/${parcel}`, { token: admin.token, body: whole })).status).toBe(200);
  const free = await app.rest('PATCH', `/api/diamonds/${parcel}/status`, { token: admin.token, body: { status: 1 } });
  expect(free.status).toBe(409);

  // Completing an order reduces the parcel. Canceling an order returns its stones.
  await ordersRest.setStatus(admin.token, order, 4);
  expect(await read(admin.token)).toMatchObject({ parcelStones: 3, carats: 2.143, promisedStones: 3, status: 2 });
  await ordersRest.setStatus(admin.token, rest, 1);
  expect(await read(token)).toMatchObject({ parcelStones: 3, carats: 2.143, totalPrice: 214.3, status: 1 });
  await ordersRest.setStatus(admin.token, order, 1);
  expect(await read(token)).toMatchObject({ parcelStones: 7, carats: 5, totalPrice: 500, status: 1 });
});

test('returns the reserved weight of a melee lot to administrators', async () => {
  const lot = { carats: 10, color: 3, pricePerCarat: 400 };
  const created = await app.rest<{ id: number }>('POST', '/api/melee', { token: admin.token, body: lot });
  const body = { itemId: created.body.id, carats: 2.5 };
  await app.rest('POST', '/api/cart/melee', { token: buyer.token, body });
  const { body: order } = await ordersRest.order(buyer.token);
  const lots = async (token: string) => (await app.rest<object[]>('GET', '/api/melee', { token })).body[0];
  expect(await lots(admin.token)).toMatchObject({ carats: 7.5, promisedCarats: 2.5 });
  expect(await lots(other.token)).toMatchObject({ carats: 7.5 });
  expect(await lots(other.token)).not.toHaveProperty('promisedCarats');
  await ordersRest.setStatus(admin.token, order.id, 4);
  expect(await lots(admin.token)).toMatchObject({ carats: 7.5, promisedCarats: 0 });
  await ordersRest.setStatus(admin.token, order.id, 1);
  expect(await lots(admin.token)).toMatchObject({ carats: 10, promisedCarats: 0 });
});
