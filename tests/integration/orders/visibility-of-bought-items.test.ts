import { type RawBuilder, sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems, type Items, kinds } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { graphqlOrders } from './back-office.ts';
import { restOrders } from './rest-orders.ts';

/*
 * Tests that items that a buyer holds or has bought remain visible to that buyer by ID. Other users cannot see them.
 */

let app: TestApp;
let ordersGraphql: ReturnType<typeof graphqlOrders>;
let ordersRest: ReturnType<typeof restOrders>;
let admin: Person;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp();
  ordersGraphql = graphqlOrders(app);
  ordersRest = restOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  [buyer, other] = [await createPerson(app), await createPerson(app)];
});

const execute = (statement: RawBuilder<unknown>) => statement.execute(app.em().getKysely());
const tables = [
  ...['diamond', 'melee', 'ring_setting', 'generic_diamond', 'eternity_ring', 'bracelet', 'jewellery_piece'],
  'custom_necklace',
];

/** Deactivates the whole stock and limits the buyer's page access to black diamonds. */
async function hideFrom({ id }: Person): Promise<void> {
  for (const table of tables) await execute(sql`update ${sql.table(table)} set is_active = false`);
  await execute(sql`insert into user_page_access (user_id, page) values (${id}, 3) on conflict do nothing`);
}

/** Functions that return the stock items of each kind, with their GraphQL fields and IDs. */
const parts: Record<string, (items: Items) => [field: string, id: number][]> = {
  diamond: ({ diamondId }) => [['diamond', diamondId]],
  'stones of a parcel': ({ parcelId }) => [['diamond', parcelId]],
  melee: ({ meleeId }) => [['meleeLot', meleeId]],
  'engagement ring': ({ ringSettingId, diamondId }) => [
    ['ringSetting', ringSettingId],
    ['diamond', diamondId],
  ],
  'completed ring': ({ ringSettingId, genericDiamondId }) => [
    ['ringSetting', ringSettingId],
    ['genericDiamond', genericDiamondId],
  ],
  'eternity ring': ({ eternityRingId }) => [['eternityRing', eternityRingId]],
  bracelet: ({ braceletId }) => [['bracelet', braceletId]],
  jewellery: ({ jewelleryPieceId }) => [['jewelleryPiece', jewelleryPieceId]],
  'custom necklace': ({ customNecklaceId }) => [['customNecklace', customNecklaceId]],
};

const isVisibleTo = async ({ token }: Person, field: string, id: number): Promise<boolean> => {
  const { data } = await app.graphql(`query ($id: ID!) { ${field}(ref: { id: $id }) { id } }`, { id }, token);
  return Boolean(data?.[field]);
};

const rings = `... on EngagementRing { ringSetting { id } diamond { id } }
  ... on CompletedRing { ringSetting { id } genericDiamond { id } }`;

describe.each(kinds.map((kind) => [kind.name, kind] as const))('bought item of kind %s', (name, kind) => {
  test.each(['PROCESSING', 'COMPLETED'])(
    'shows a bought item only to its buyer while the order is %s',
    async (status) => {
      const items = await createItems(app);
      const { id } = await ordersGraphql.placeOrder(buyer.token, { items: [kind.item(items)] });
      await ordersGraphql.setStatus(admin.token, { id, status });
      await hideFrom(buyer);
      for (const [field, itemId] of parts[name]?.(items) ?? []) {
        expect({ field, seen: await isVisibleTo(buyer, field, itemId) }).toEqual({ field, seen: true });
        expect({ field, seen: await isVisibleTo(other, field, itemId) }).toEqual({ field, seen: false });
      }
      const { data } = await app.graphql<{ order: { lines: { item: Record<string, object | null> | null }[] } }>(
        `query ($id: ID!) { order(id: $id) { lines { item { __typename ${rings} } } } }`,
        { id },
        buyer.token,
      );
      const [line] = data?.order.lines ?? [];
      expect(Object.values(line?.item ?? { item: null })).not.toContain(null);

      await ordersGraphql.setStatus(admin.token, { id, status: 'CANCELLED' });
      await hideFrom(buyer);
      for (const [field, itemId] of parts[name]?.(items) ?? []) {
        expect({ field, seen: await isVisibleTo(buyer, field, itemId) }).toEqual({ field, seen: false });
      }
    },
  );
});

test('shows a bought item in the wishlist as not available', async () => {
  const allItems = await createItems(app);
  await ordersGraphql.placeOrder(buyer.token, {
    items: [{ diamondId: allItems.diamondId }, { braceletId: allItems.braceletId }],
  });
  const items = [{ diamondId: allItems.diamondId }, { braceletId: allItems.braceletId }];
  await app.graphql(
    'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { problems { message } } }',
    { input: { items } },
    buyer.token,
  );
  await hideFrom(buyer);
  const { data } = await app.graphql<{ wishlist: { lines: object[] } }>(
    `{ wishlist { lines { availability
      ... on DiamondLine { diamond { id } } ... on BraceletLine { bracelet { id } } } } }`,
    {},
    buyer.token,
  );
  expect(data?.wishlist.lines).toEqual([
    { availability: 'ORDERED_BY_YOU', diamond: { id: String(allItems.diamondId) } },
    { availability: 'GONE', bracelet: { id: String(allItems.braceletId) } },
  ]);
});

describe('item on hold for a buyer without access to its page', () => {
  const hidden = { isLabGrown: true } as const;
  beforeEach(async () => {
    buyer = await createPerson(app, { pages: [3] });
  });

  test('lets the buyer read a stone, add it to the cart and to a ring, and order both', async () => {
    const stones = await createStones(app, [
      { ...hidden, status: 2, holdUserId: buyer.id },
      { ...hidden, status: 2, holdUserId: buyer.id },
    ]);
    const [stone = 0, inRing = 0] = stones;
    const { ringSettingId } = await createItems(app);
    expect(await isVisibleTo(buyer, 'diamond', stone)).toBe(true);
    expect(await isVisibleTo(await createPerson(app, { pages: [3] }), 'diamond', stone)).toBe(false);
    const { data } = await app.graphql<{ fittingRingSettings: { items: object[] } }>(
      'query ($id: ID!) { fittingRingSettings(stone: { diamondId: $id }) { items { id } } }',
      { id: inRing },
      buyer.token,
    );
    expect(data?.fittingRingSettings.items.length).toBeGreaterThan(0);
    const items = [{ diamondId: stone }, { engagementRing: { ringSettingId, diamondId: inRing } }];
    await ordersGraphql.fillCart(buyer.token, items);
    const order = await ordersGraphql.placeOrder(buyer.token, {});
    expect(order.lines.map(({ item }) => item)).toEqual([{ __typename: 'Diamond' }, { __typename: 'EngagementRing' }]);
  });

  test("returns a stone's complete line set to the buyer, and lets the buyer order the set", async () => {
    const stones = await createStones(
      app,
      Array.from({ length: 3 }, () => ({ ...hidden, lineSet: 'Held', status: 2, holdUserId: buyer.id })),
    );
    const { data } = await app.graphql<{ diamond: { lineSetStones: object[] } }>(
      'query ($id: ID!) { diamond(ref: { id: $id }) { lineSetStones { id } } }',
      { id: stones[0] },
      buyer.token,
    );
    expect(data?.diamond.lineSetStones).toHaveLength(3);
    await ordersGraphql.fillCart(buyer.token, [{ diamondId: stones[1] }]);
    expect((await ordersRest.cart(buyer.token)).map(({ itemId }) => itemId).toSorted()).toEqual(stones.toSorted());
    const order = await ordersGraphql.placeOrder(buyer.token, {});
    expect(order.lines).toHaveLength(3);
  });

  test('hides a jewelry piece from other users, and lets its buyer order it', async () => {
    const { jewelleryPieceId } = await createItems(app);
    await execute(
      sql`update jewellery_piece set status = 'Hold', hold_user_id = ${buyer.id} where id = ${jewelleryPieceId}`,
    );
    expect(await isVisibleTo(buyer, 'jewelleryPiece', jewelleryPieceId)).toBe(true);
    expect(await isVisibleTo(other, 'jewelleryPiece', jewelleryPieceId)).toBe(false);
    expect((await ordersGraphql.place(other.token, { items: [{ jewelleryPieceId }] })).data?.placeOrder).toBeNull();
    expect((await ordersGraphql.placeOrder(buyer.token, { items: [{ jewelleryPieceId }] })).lines).toHaveLength(1);
  });
});

test('lets the buyer of a melee lot without page access see the lot, but not order more of it', async () => {
  const { meleeId } = await createItems(app);
  await ordersGraphql.placeOrder(buyer.token, { items: [{ melee: { meleeId, carats: 1 } }] });
  await execute(sql`insert into user_page_access (user_id, page) values (${buyer.id}, 3)`);
  expect(await isVisibleTo(buyer, 'meleeLot', meleeId)).toBe(true);
  const again = await ordersGraphql.place(buyer.token, { items: [{ melee: { meleeId, carats: 1 } }] });
  expect(again.errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
});
