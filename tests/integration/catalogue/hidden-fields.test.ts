import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { putStones } from './stock.ts';

let app: TestApp;
let people: People;
let buyer: Person;
let ids: Record<string, number>;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  buyer = await createPerson(app, { email: 'buyer@example.com' });
  ids = await putStones(app, [
    {
      stock_id: 'S',
      show_to_all: true,
      status: 2,
      hold_user_id: buyer.id,
      hold_until: '2099-01-01',
      rap_price: 2000,
      vendor: 'secret vendor',
      memo_account: 'secret account',
      memo_price_per_carat: 1234.5,
      memo_total_price: 4321,
      memo_no: 'secret memo',
      memo_date: '2026-01-02',
      memo_rap: -12.5,
    },
  ]);
});
afterAll(() => app.stop());

const secret = /secret|1234\.5|4321|buyer@|2099|12\.5/;
const query = `{
  diamond(ref: { stockNumber: "S" }) {
    stockNumber vendor holdUntil holdUser { email } memo { account pricePerCarat totalPrice number date rap }
  }
}`;

describe.each(['anonymous', 'shopper', 'agent'] as const)('restricted fields for viewer: %s', (role) => {
  test('returns FORBIDDEN for each restricted field, and returns the other fields over GraphQL', async () => {
    const { data, errors } = await app.graphql(query, {}, people[role]);
    expect(data).toEqual({ diamond: { stockNumber: 'S', vendor: null, holdUntil: null, holdUser: null, memo: null } });
    expect(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code])).toEqual([
      ['diamond.vendor', 'FORBIDDEN'],
      ['diamond.holdUntil', 'FORBIDDEN'],
      ['diamond.holdUser', 'FORBIDDEN'],
      ['diamond.memo', 'FORBIDDEN'],
    ]);
  });

  test('returns FORBIDDEN for restricted fields in a list', async () => {
    const list = '{ diamonds { items { stockNumber vendor memo { number } } } }';
    const { data, errors } = await app.graphql(list, {}, people[role]);
    expect(data).toEqual({ diamonds: { items: [{ stockNumber: 'S', vendor: null, memo: null }] } });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  test('omits restricted fields from REST responses', async () => {
    const single = await app.rest('GET', `/api/diamonds/${ids.S}`, { token: people[role] });
    const all = await app.rest('GET', '/api/diamonds', { token: people[role] });
    expect(JSON.stringify([single.body, all.body])).not.toMatch(secret);
    expect(JSON.stringify([single.body, all.body])).not.toMatch(/vendor|memo|holdUser|holdUntil/);
    expect(single.body).toMatchObject({ id: ids.S, isActive: true, product: { stockId: 'S' } });
  });
});

test('returns the list price and discount over REST only to signed-in users', async () => {
  const product = async (token: string | null): Promise<object> =>
    (await app.rest<{ product: object }>('GET', `/api/diamonds/${ids.S}`, { token })).body.product;
  expect(await product(null)).not.toHaveProperty('rapPrice');
  expect(await product(null)).not.toHaveProperty('discount');
  expect(await product(people.shopper)).toMatchObject({ rapPrice: 2000, discount: -50 });
});

test('returns all fields to administrators', async () => {
  const { data, errors } = await app.graphql(query, {}, people.administrator);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    diamond: {
      stockNumber: 'S',
      vendor: 'secret vendor',
      holdUntil: '2099-01-01T00:00:00.000Z',
      holdUser: { email: 'buyer@example.com' },
      memo: {
        account: 'secret account',
        pricePerCarat: 1234.5,
        totalPrice: 4321,
        number: 'secret memo',
        date: '2026-01-02T00:00:00.000Z',
        rap: -12.5,
      },
    },
  });
  const { body } = await app.rest('GET', `/api/diamonds/${ids.S}`, { token: people.administrator });
  expect(body).toMatchObject({
    product: {
      vendor: 'secret vendor',
      memoAccount: 'secret account',
      memoPricePerCarat: 1234.5,
      memoTotalPrice: 4321,
      memoNo: 'secret memo',
      memoRap: -12.5,
      holdUserId: buyer.id,
    },
  });
});

test('returns HELD_FOR_YOU to the holder of a stone and ON_HOLD to other users', async () => {
  const availability = async (token: string | null): Promise<unknown> => {
    const { data } = await app.graphql<{ diamond: { availability: string } }>(
      '{ diamond(ref: { stockNumber: "S" }) { availability } }',
      {},
      token,
    );
    return data?.diamond.availability;
  };
  expect(await availability(buyer.token)).toBe('HELD_FOR_YOU');
  expect(await availability(people.shopper)).toBe('ON_HOLD');
  expect(await availability(null)).toBe('ON_HOLD');
});
