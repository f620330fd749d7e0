import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { facetsOf, graphqlOn, listStones, putStones } from './stock.ts';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
  await putStones(app, [
    { stock_id: 'ONE', carats: 1, price_per_carat: 1000, rap_price: 2000, show_to_all: true },
    { stock_id: 'TWO', carats: 2, price_per_carat: 1000.005, rap_price: 0 },
    { stock_id: 'ODD', carats: 0.333, price_per_carat: 333.335 },
    { stock_id: 'CENT', carats: 0.23, price_per_carat: 1417.391304 },
    { stock_id: 'LOT', carats: 3, price_per_carat: 100, parcel_stones: 7 },
  ]);
});
afterAll(() => app.stop());

interface Priced {
  price: { perCarat: number; unit: number; total: number };
  rapPrice: number | null;
  discount: number | null;
}

const query = `query ($stockNumber: String!) {
  diamond(ref: { stockNumber: $stockNumber }) { price { perCarat unit total } rapPrice discount }
}`;

async function priceOf(stockNumber: string, token: string | null): Promise<Priced | null | undefined> {
  const { data } = await app.graphql<{ diamond: Priced | null }>(query, { stockNumber }, token);
  return data?.diamond;
}

describe('prices without markups', () => {
  test.each([
    ['TWO', { perCarat: 1000.01, unit: 2000.01, total: 2000.01 }],
    ['ODD', { perCarat: 333.34, unit: 111, total: 111 }],
    ['LOT', { perCarat: 100, unit: 42.86, total: 300 }],
  ])('rounds the price of %s half up, and only once', async (stockNumber, price) => {
    expect((await priceOf(stockNumber, people.shopper))?.price).toEqual(price);
  });

  test('returns a total price exactly as entered', async () => {
    expect((await priceOf('CENT', people.shopper))?.price).toMatchObject({ perCarat: 1417.39, total: 326 });
  });

  test('computes the discount from the list price, and returns null without a list price', async () => {
    expect(await priceOf('ONE', people.shopper)).toMatchObject({ rapPrice: 2000, discount: -50 });
    expect(await priceOf('TWO', people.shopper)).toMatchObject({ rapPrice: 0, discount: null });
    expect(await priceOf('ODD', people.shopper)).toMatchObject({ rapPrice: null, discount: null });
  });

  test('hides the list price and discount from visitors', async () => {
    expect(await priceOf('ONE', null)).toMatchObject({ rapPrice: null, discount: null, price: { total: 1000 } });
  });
});

describe('prices with markups', () => {
  const totalFor = async (markup: object, stockNumber: string): Promise<number | undefined> => {
    const { token } = await createPerson(app, { markups: [{ percent: '10', ...markup }] });
    return (await priceOf(stockNumber, token))?.price.total;
  };

  test.each([
    ['open ranges', {}, 1100],
    ['weight at the lower end', { caratMin: '1' }, 1100],
    ['weight just below the lower end', { caratMin: '1.001' }, 1000],
    ['weight at the upper end', { caratMax: '1' }, 1100],
    ['weight just above the upper end', { caratMax: '0.999' }, 1000],
    ['price at the lower end', { priceMin: '1000' }, 1100],
    ['price just below the lower end', { priceMin: '1000.01' }, 1000],
    ['price at the upper end, before the markup', { priceMax: '1000' }, 1100],
    ['price just above the upper end', { priceMax: '999.99' }, 1000],
    ['a discount', { percent: '-12.5' }, 875],
  ])('applies the matching markup: %s', async (_, markup, total) => {
    expect(await totalFor(markup, 'ONE')).toBe(total);
  });

  test('applies only the first matching markup', async () => {
    const markups = [{ caratMin: '2', percent: '5' }, { percent: '10' }, { caratMin: '2', percent: '50' }];
    const { token } = await createPerson(app, { markups });
    expect((await priceOf('TWO', token))?.price).toEqual({ perCarat: 1050.01, unit: 2100.01, total: 2100.01 });
    expect((await priceOf('ONE', token))?.price.total).toBe(1100);
  });

  test('applies markups in lists, sorts, filters, facets, discounts and REST responses', async () => {
    const markups = [{ caratMin: '2', caratMax: '2', percent: '-60' }, { percent: '20' }];
    const { token } = await createPerson(app, { markups });
    const sort = [{ field: 'TOTAL_PRICE' }];
    expect((await listStones(app, { sort }, token)).stones).toEqual(['ODD', 'LOT', 'CENT', 'TWO', 'ONE']);
    expect((await listStones(app, { sort, filter: { totalPrice: { min: 800, max: 801 } } }, token)).stones).toEqual([
      'TWO',
    ]);
    expect((await listStones(app, { sort, filter: { pricePerCarat: { max: 399.99 } } }, token)).stones).toEqual([
      'LOT',
    ]);
    expect((await listStones(app, { filter: { discount: { min: -40, max: -40 } } }, token)).stones).toEqual(['ONE']);
    expect(await facetsOf(app, ['TOTAL_PRICE'], {}, token)).toMatchObject([{ min: 133.2, max: 1200 }]);
    expect(await priceOf('ONE', token)).toMatchObject({ price: { total: 1200 }, discount: -40 });
    const { body } = await app.rest<{ product: object }[]>('GET', '/api/diamonds', { token });
    expect(body[0]?.product).toMatchObject({ stockId: 'ONE', pricePerCarat: 1200, totalPrice: 1200, discount: -40 });
  });

  test("applies an agent's markups to visitors on the agent's domain only", async () => {
    await createPerson(app, { domain: 'agent.example.com', markups: [{ percent: '25' }] });
    const question = ['query ($stockNumber: String!)', query.slice(query.indexOf('{'))].join(' ');
    const total = async (host: string): Promise<number | undefined> => {
      const { data } = await graphqlOn<{ diamond: Priced }>(app, host, question, { stockNumber: 'ONE' });
      return data?.diamond.price.total;
    };
    expect(await total('agent.example.com')).toBe(1250);
    expect(await total('house.example.com')).toBe(1000);
  });

  test('shows administrators prices without markups', async () => {
    const { token } = await createPerson(app, { markups: [{ percent: '10' }] });
    expect((await priceOf('ONE', token))?.price.total).toBe(1100);
    expect((await priceOf('ONE', people.administrator))?.price.total).toBe(1000);
  });
});
