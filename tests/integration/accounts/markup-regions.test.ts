import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let administrator: Person;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

interface Region {
  readonly caratMin: number | null;
  readonly caratMax: number | null;
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly markupId: string | null;
  readonly otherIds: readonly string[];
}

/** Returns a user's markup regions, with markup percentages in place of markup IDs. */
async function regionsOf(userId: number) {
  const { data } = await app.graphql<{
    markupRegions: Region[] | null;
    user: { markups: { id: string; percent: number }[] };
  }>(
    `query ($id: ID!) {
      user(id: $id) { markups { id percent } }
      markupRegions(userId: $id) { caratMin caratMax priceMin priceMax markupId otherIds }
    }`,
    { id: userId },
    administrator.token,
  );
  const percentOf = new Map(data?.user.markups.map(({ id, percent }) => [id, percent]));
  return data?.markupRegions?.map(({ markupId, otherIds, ...range }) => [
    ...Object.values(range),
    markupId === null ? null : percentOf.get(markupId),
    otherIds.map((id) => percentOf.get(id)),
  ]);
}

const tryPrice = (userId: number, carats: number, pricePerCarat: number) =>
  app.graphql<{ tryPrice: { markupId: string | null; percent: number; total: number; perCarat: number } }>(
    `query ($id: ID!, $carats: Carats!, $pricePerCarat: Money!) {
      tryPrice(userId: $id, carats: $carats, pricePerCarat: $pricePerCarat) { markupId percent totalBefore perCarat total }
    }`,
    { id: userId, carats, pricePerCarat },
    administrator.token,
  );

test('returns price regions without a markup, and the applied markup in regions where markups overlap', async () => {
  const { id } = await createPerson(app, {
    markups: [
      { caratMin: '1', caratMax: '2', percent: '10' },
      { caratMin: '1.5', percent: '20' },
    ],
  });
  expect(await regionsOf(id)).toEqual([
    [null, 0.999, null, null, null, []],
    [1, 1.499, null, null, 10, []],
    [1.5, 2, null, null, 10, [20]],
    [2.001, null, null, null, 20, []],
  ]);
});

test('splits markup regions by price range', async () => {
  const { id } = await createPerson(app, {
    markups: [{ caratMin: '1', caratMax: '2', priceMax: '5000', percent: '10' }],
  });
  expect(await regionsOf(id)).toEqual([
    [null, 0.999, null, null, null, []],
    [1, 2, null, 5000, 10, []],
    [1, 2, 5000.01, null, null, []],
    [2.001, null, null, null, null, []],
  ]);
});

test('returns no regions for a user without markups, and null for more than sixty markups', async () => {
  const { id } = await createPerson(app);
  expect(await regionsOf(id)).toEqual([]);
  const many = await createPerson(app, { markups: Array.from({ length: 61 }, () => ({ percent: '1' })) });
  expect(await regionsOf(many.id)).toBeUndefined();
});

test("ignores an administrator's markups", async () => {
  const { id } = await createPerson(app, { role: UserRole.ADMINISTRATOR, markups: [{ percent: '5' }] });
  expect(await regionsOf(id)).toEqual([]);
  expect((await tryPrice(id, 1, 100)).data?.tryPrice).toMatchObject({ markupId: null, total: 100 });
});

test('computes the same trial price as the stock list at both bounds of a price range', async () => {
  const trader = await createPerson(app, {
    markups: [
      { caratMin: '1', caratMax: '2', priceMin: '1000', priceMax: '3000', percent: '12.5' },
      { caratMin: '2', percent: '-3' },
    ],
  });
  const sizes = [
    ['0.99', '1000.01'],
    ['1', '999.99'],
    ['1', '1000'],
    ['2', '1500'],
    ['2', '1500.01'],
    ['2.01', '1234.56'],
  ] as const;
  for (const [index, [carats, pricePerCarat]] of sizes.entries()) {
    await createStone(app, { stockId: `TRIAL-${index}`, carats, pricePerCarat });
  }
  const list = async (token: string) => {
    const { data } = await app.graphql<{
      diamonds: { items: { carats: number; price: { total: number; perCarat: number } }[] };
    }>(
      '{ diamonds(filter: {text: "TRIAL-"}, sort: [{field: STOCK_NUMBER}]) { items { carats price { total perCarat } } } }',
      {},
      token,
    );
    return data?.diamonds.items ?? [];
  };
  const theirs = await list(trader.token);
  expect(theirs).toHaveLength(sizes.length);
  for (const [index, { carats, price }] of (await list(administrator.token)).entries()) {
    const { data } = await tryPrice(trader.id, carats, price.perCarat);
    const { total, perCarat } = data?.tryPrice ?? {};
    expect({ total, perCarat }).toEqual(theirs[index]?.price);
  }
});

test.each([
  ['no weight', 0, 100, 'carats'],
  ['a negative price', 1, -1, 'pricePerCarat'],
])('rejects %s and names the argument', async (_description, carats, pricePerCarat, path) => {
  const { errors } = await tryPrice(administrator.id, carats, pricePerCarat);
  expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_REQUEST', details: [{ path }] });
});
