import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, kinds } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let app: TestApp;
let few: Person;
let many: Person;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp();
  [few, many] = [await createPerson(app), await createPerson(app)];
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  await fill(few, 2);
  // 9 kinds × 11 items = 99 lines.
  await fill(many, 11);
});
afterAll(() => app.stop());

/** Adds `count` items of every kind to a user's wishlist and cart. */
async function fill({ token }: Person, count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    const allItems = await createItems(app);
    // Each ring needs a separate stone, because a stone cannot be ordered both in a ring and alone.
    const { diamondId } = await createItems(app);
    const items = kinds.map(({ name, item }) =>
      item(name === 'engagement ring' ? { ...allItems, diamondId } : allItems),
    );
    const { data, errors } = await app.graphql(
      `mutation ($wish: AddToWishlistInput!, $buy: AddToCartInput!) {
        addToWishlist(input: $wish) { problems { message } } addToCart(input: $buy) { problems { message } } }`,
      { wish: { items }, buy: { items } },
      token,
    );
    expect({ data, errors }).toEqual({
      data: { addToWishlist: { problems: [] }, addToCart: { problems: [] } },
      errors: [],
    });
  }
}

const itemFields = `
  ... on DiamondLine { diamond { stockNumber shape { label } } }
  ... on ParcelLine { numberOfStones ringSize diamond { stockNumber } }
  ... on MeleeLotLine { approximateStones meleeLot { price { perCarat } shape { label } } }
  ... on EngagementRingLine { engagementRing { ringSize engraving ringSetting { name price { total } } diamond { stockNumber } } }
  ... on CompletedRingLine { completedRing { ringSetting { name } genericDiamond { price { perCarat } } } }
  ... on EternityRingLine { eternityRing { name price { total } } }
  ... on BraceletLine { bracelet { name price { total } } }
  ... on JewelleryLine { jewelleryPiece { title price { total } } }
  ... on CustomNecklaceLine { customNecklace { name price { total } } }`;
const lines = `lines { __typename id description price { total perCarat } carats availability ${itemFields} }`;

async function cost(document: string, variables: object, token: string): Promise<number> {
  const runQuery = () => app.graphql(document, { ...variables }, token);
  // The first request fills the caches.
  await runQuery();
  const { result, queries } = await countQueries(runQuery);
  expect(result.errors).toEqual([]);
  return queries.length;
}

test.each(['wishlist', 'cart'])(
  'uses as many queries to read a %s with 99 lines as to read one with 18',
  async (list) => {
    const document = `{ ${list} { ${lines} } }`;
    expect(await cost(document, {}, many.token)).toBe(await cost(document, {}, few.token));
  },
);

test("uses as many queries to read several users' wishlists as to read one wishlist", async () => {
  const document = `query ($filter: WishlistFilter) { wishlists(filter: $filter) { total items { id user { email } ${lines} } } }`;
  const costOfOne = await cost(document, { filter: { userIds: [few.id] } }, admin.token);
  expect(await cost(document, {}, admin.token)).toBe(costOfOne);
});

test('uses as many queries to place and read an order with 99 lines as for one with 18', async () => {
  const order = (token: string, idempotencyKey: string) =>
    countQueries(() =>
      app.graphql<{ placeOrder: { order: { id: string } } }>(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }',
        { input: { idempotencyKey } },
        token,
      ),
    );
  const small = await order(few.token, 'few');
  const large = await order(many.token, 'many');
  expect([...small.result.errors, ...large.result.errors]).toEqual([]);
  expect(large.queries.length).toBe(small.queries.length);

  const document = `query ($id: ID!) { order(id: $id) { lines { description price { total } diamond { stockNumber } item { __typename
    ... on Diamond { stockNumber } ... on MeleeLot { stockNumber } ... on EngagementRing { ringSetting { name } diamond { stockNumber } }
    ... on CompletedRing { ringSetting { name } genericDiamond { id } } ... on Bracelet { name } ... on EternityRing { name }
    ... on JewelleryPiece { title } ... on CustomNecklace { name } } } } }`;
  const read = (id: string | undefined, token: string) => cost(document, { id }, token);
  expect(await read(large.result.data?.placeOrder.order.id, many.token)).toBe(
    await read(small.result.data?.placeOrder.order.id, few.token),
  );
});
