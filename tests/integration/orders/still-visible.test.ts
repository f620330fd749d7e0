import { type RawBuilder, sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createGoods, type Goods, kinds } from '../../support/goods.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { deskIn } from './desk.ts';
import { shopIn } from './shop.ts';

/*
 * What is held for a buyer, or bought by them, stays visible to them by every way on which they name it. Whoever else
 * asks does not see it.
 */

let app: TestApp;
let desk: ReturnType<typeof deskIn>;
let shop: ReturnType<typeof shopIn>;
let admin: Person;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp();
  desk = deskIn(app);
  shop = shopIn(app);
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

/** Takes all stock off the lists, and every page of access away from a buyer. */
async function hideFrom({ id }: Person): Promise<void> {
  for (const table of tables) await execute(sql`update ${sql.table(table)} set is_active = false`);
  await execute(sql`insert into user_page_access (user_id, page) values (${id}, 3) on conflict do nothing`);
}

/** The stock items that a kind of item is, or is made of, as GraphQL names them. */
const parts: Record<string, (goods: Goods) => [field: string, id: number][]> = {
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

const sees = async ({ token }: Person, field: string, id: number): Promise<boolean> => {
  const { data } = await app.graphql(`query ($id: ID!) { ${field}(ref: { id: $id }) { id } }`, { id }, token);
  return Boolean(data?.[field]);
};

const rings = `... on EngagementRing { ringSetting { id } diamond { id } }
  ... on CompletedRing { ringSetting { id } genericDiamond { id } }`;

describe.each(kinds.map((kind) => [kind.name, kind] as const))('%s', (name, kind) => {
  test.each(['PROCESSING', 'COMPLETED'])('bought: seen by its buyer alone while the order is %s', async (status) => {
    const goods = await createGoods(app);
    const { id } = await desk.placed(buyer.token, { items: [kind.item(goods)] });
    await desk.setStatus(admin.token, { id, status });
    await hideFrom(buyer);
    for (const [field, itemId] of parts[name]?.(goods) ?? []) {
      expect({ field, seen: await sees(buyer, field, itemId) }).toEqual({ field, seen: true });
      expect({ field, seen: await sees(other, field, itemId) }).toEqual({ field, seen: false });
    }
    const { data } = await app.graphql<{ order: { lines: { item: Record<string, object | null> | null }[] } }>(
      `query ($id: ID!) { order(id: $id) { lines { item { __typename ${rings} } } } }`,
      { id },
      buyer.token,
    );
    const [line] = data?.order.lines ?? [];
    expect(Object.values(line?.item ?? { item: null })).not.toContain(null);

    await desk.setStatus(admin.token, { id, status: 'CANCELLED' });
    await hideFrom(buyer);
    for (const [field, itemId] of parts[name]?.(goods) ?? []) {
      expect({ field, seen: await sees(buyer, field, itemId) }).toEqual({ field, seen: false });
    }
  });
});

test('what was bought is still shown by a wish for it, though nobody can have it', async () => {
  const goods = await createGoods(app);
  await desk.placed(buyer.token, { items: [{ diamondId: goods.diamondId }, { braceletId: goods.braceletId }] });
  const items = [{ diamondId: goods.diamondId }, { braceletId: goods.braceletId }];
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
    { availability: 'ORDERED_BY_YOU', diamond: { id: String(goods.diamondId) } },
    { availability: 'GONE', bracelet: { id: String(goods.braceletId) } },
  ]);
});

describe('on hold for a buyer whose pages do not show it', () => {
  const hidden = { isLabGrown: true } as const;
  beforeEach(async () => {
    buyer = await createPerson(app, { pages: [3] });
  });

  test('a stone is read, wished for, put into the cart and into a ring, and ordered', async () => {
    const stones = await createStones(app, [
      { ...hidden, status: 2, holdUserId: buyer.id },
      { ...hidden, status: 2, holdUserId: buyer.id },
    ]);
    const [stone = 0, inRing = 0] = stones;
    const { ringSettingId } = await createGoods(app);
    expect(await sees(buyer, 'diamond', stone)).toBe(true);
    expect(await sees(await createPerson(app, { pages: [3] }), 'diamond', stone)).toBe(false);
    const { data } = await app.graphql<{ fittingRingSettings: { items: object[] } }>(
      'query ($id: ID!) { fittingRingSettings(stone: { diamondId: $id }) { items { id } } }',
      { id: inRing },
      buyer.token,
    );
    expect(data?.fittingRingSettings.items.length).toBeGreaterThan(0);
    const items = [{ diamondId: stone }, { engagementRing: { ringSettingId, diamondId: inRing } }];
    await desk.fillCart(buyer.token, items);
    const order = await desk.placed(buyer.token, {});
    expect(order.lines.map(({ item }) => item)).toEqual([{ __typename: 'Diamond' }, { __typename: 'EngagementRing' }]);
  });

  test('a stone of a line set comes with its whole set, in cart and order and as its stones', async () => {
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
    await desk.fillCart(buyer.token, [{ diamondId: stones[1] }]);
    expect((await shop.cart(buyer.token)).map(({ itemId }) => itemId).toSorted()).toEqual(stones.toSorted());
    const order = await desk.placed(buyer.token, {});
    expect(order.lines).toHaveLength(3);
  });

  test('a piece of jewellery is read and ordered by nobody else', async () => {
    const { jewelleryPieceId } = await createGoods(app);
    await execute(
      sql`update jewellery_piece set status = 'Hold', hold_user_id = ${buyer.id} where id = ${jewelleryPieceId}`,
    );
    expect(await sees(buyer, 'jewelleryPiece', jewelleryPieceId)).toBe(true);
    expect(await sees(other, 'jewelleryPiece', jewelleryPieceId)).toBe(false);
    expect((await desk.place(other.token, { items: [{ jewelleryPieceId }] })).data?.placeOrder).toBeNull();
    expect((await desk.placed(buyer.token, { items: [{ jewelleryPieceId }] })).lines).toHaveLength(1);
  });
});

test('having bought of a lot does not open it: its buyer reads it, and buys no more of it', async () => {
  const { meleeId } = await createGoods(app);
  await desk.placed(buyer.token, { items: [{ melee: { meleeId, carats: 1 } }] });
  await execute(sql`insert into user_page_access (user_id, page) values (${buyer.id}, 3)`);
  expect(await sees(buyer, 'meleeLot', meleeId)).toBe(true);
  const again = await desk.place(buyer.token, { items: [{ melee: { meleeId, carats: 1 } }] });
  expect(again.errors[0]?.extensions.code).toBe('ITEM_NOT_FOUND');
});
