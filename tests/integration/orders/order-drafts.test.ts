import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { countQueries } from '../../support/count-queries.ts';
import { createItems, type Items, kinds, stockOf } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { type GraphqlOrder, graphqlOrders, refusalOf } from './back-office.ts';

let app: TestApp;
let ordersGraphql: ReturnType<typeof graphqlOrders>;
let admin: Person;
let buyer: Person;
let allItems: Items;

beforeAll(async () => {
  app = await startTestApp();
  ordersGraphql = graphqlOrders(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());
beforeEach(async () => {
  buyer = await createPerson(app, { markups: [{ percent: '10' }] });
  allItems = await createItems(app);
});

interface DraftLine {
  lineId: string | null;
  items: { kind: string; description: string; price: { total: number }; isMadeToOrder: boolean }[];
  buyersPrice: number | null;
  totalPrice: number | null;
  problem: { path: string; explanation: string } | null;
}
interface Draft {
  lines: DraftLine[];
  changedLines: DraftLine[];
  removedLineIds: string[];
  totalPrice: number;
}

const line = `lineId items { kind description price { total } isMadeToOrder } buyersPrice totalPrice problem { path explanation }`;
const fields = `lines { ${line} } changedLines { ${line} } removedLineIds totalPrice`;
const draft = (lines: object[], { userId = buyer.id, token = admin.token } = {}) =>
  app.graphql<{ orderDraft: Draft | null }>(
    `query ($input: OrderDraftInput!) { orderDraft(input: $input) { ${fields} } }`,
    { input: { userId, lines } },
    token,
  );
async function drafted(lines: object[], userId = buyer.id): Promise<Draft> {
  const { data, errors } = await draft(lines, { userId });
  if (!data?.orderDraft) throw new Error(JSON.stringify(errors));
  return data.orderDraft;
}
const changeDraft = (id: string, change: object, token = admin.token) =>
  app.graphql<{ orderChangeDraft: Draft | null }>(
    `query ($input: OrderChangeDraftInput!) { orderChangeDraft(input: $input) { ${fields} } }`,
    { input: { id, ...change } },
    token,
  );
async function draftedChange(id: string, change: object): Promise<Draft> {
  const { data, errors } = await changeDraft(id, change);
  if (!data?.orderChangeDraft) throw new Error(JSON.stringify(errors));
  return data.orderChangeDraft;
}
const ordersStored = async () =>
  (await app.em().getConnection().execute<{ count: number }[]>('select count(*)::int as count from sales_order'))[0]
    ?.count;

describe('orderDraft', () => {
  test('returns a draft with every item kind at the buyer’s prices and stores nothing', async () => {
    const lines = kinds.filter(({ name }) => name !== 'engagement ring').map(({ item }) => ({ item: item(allItems) }));
    const stock = await stockOf(app, allItems);
    const before = await ordersStored();
    const draft = await drafted(lines);
    expect(draft.lines.map(({ problem }) => problem)).toEqual(lines.map(() => null));
    expect(draft.lines[0]).toMatchObject({ buyersPrice: 1_100, totalPrice: 1_100, items: [{ isMadeToOrder: false }] });
    const madeToOrder = new Set(['ETERNITY_RING', 'BRACELET', 'CUSTOM_NECKLACE', 'COMPLETED_RING']);
    for (const { items } of draft.lines) {
      expect(items.map(({ isMadeToOrder }) => isMadeToOrder)).toEqual(items.map(({ kind }) => madeToOrder.has(kind)));
    }
    expect([await stockOf(app, allItems), await ordersStored()]).toEqual([stock, before]);

    const { data } = await ordersGraphql.create(admin.token, { userId: buyer.id, lines });
    expect(data?.createOrder?.order.totalPrice).toBe(draft.totalPrice);
    expect(data?.createOrder?.order.lines.map(({ kind }) => kind)).toEqual(
      draft.lines.flatMap(({ items }) => items.map(({ kind }) => kind)),
    );
  });

  test("returns an engagement ring's stone as in stock, and all stones of a set", async () => {
    const engagementRing = { ringSettingId: allItems.ringSettingId, diamondId: allItems.diamondId, ringSize: 6 };
    const set = await createStones(app, [{ lineSet: 'Draft duo' }, { lineSet: 'Draft duo' }]);
    const { lines } = await drafted([{ item: { engagementRing } }, { item: { diamondId: set[0] } }]);
    expect(lines.map(({ items }) => items.map(({ isMadeToOrder }) => isMadeToOrder))).toEqual([
      [false],
      [false, false],
    ]);
  });

  test('returns the reason for each unavailable line, and the total of the other lines', async () => {
    const otherUser = await createPerson(app);
    const restricted = await createPerson(app, { pages: [2] });
    const { lines, totalPrice } = await drafted(
      [
        { item: { diamondId: allItems.diamondId }, totalPrice: 950.5 },
        { item: { diamondId: await createStone(app, { status: 2, holdUserId: otherUser.id }) } },
        { item: { diamondId: await createStone(app, { status: 3 }) } },
        { item: { diamondId: await createStone(app, { isLabGrown: true }) } },
        { item: { melee: { meleeId: allItems.meleeId, carats: 101 } } },
        { item: { parcel: { diamondId: allItems.parcelId, numberOfStones: 11 } } },
        { item: { diamondId: allItems.diamondId } },
        { item: { braceletId: 999_999_999 } },
      ],
      restricted.id,
    );
    expect(lines.map(({ problem }) => problem?.explanation)).toEqual([
      undefined,
      expect.stringMatching(/^Not for sale: on hold for .+\.$/),
      'Not for sale: suspended.',
      expect.stringMatching(/is not for sale to this buyer\.$/),
      ...lines.slice(4).map(() => expect.any(String)),
    ]);
    expect(lines[0]).toMatchObject({ buyersPrice: 1_000, totalPrice: 950.5 });
    expect(totalPrice).toBe(950.5);
    expect(lines[6]?.problem?.explanation).toMatch(/already on the order/);
  });

  test('reports amounts that exceed the stock, and items without a price', async () => {
    const unpriced = await createItems(app);
    await app
      .em()
      .getConnection()
      .execute('update jewellery_piece set total_price = null where id = ?', [unpriced.jewelleryPieceId]);
    const { lines } = await drafted([
      { item: { melee: { meleeId: allItems.meleeId, carats: 101 } } },
      { item: { parcel: { diamondId: allItems.parcelId, numberOfStones: 11 } } },
      { item: { jewelleryPieceId: unpriced.jewelleryPieceId } },
    ]);
    expect(lines[0]?.problem?.explanation).toMatch(/exceeds the available weight: 100 ct are left/);
    expect(lines[1]?.problem).toMatchObject({ path: 'item.parcel.numberOfStones', explanation: 'Must be at most 10.' });
    expect(lines[2]).toMatchObject({
      buyersPrice: null,
      totalPrice: null,
      items: [{ price: null }],
      problem: { path: 'totalPrice', explanation: 'This item has no price: set one.' },
    });
    const item = { jewelleryPieceId: unpriced.jewelleryPieceId };
    const priced = await drafted([{ item, totalPrice: 2_500 }]);
    expect(priced).toMatchObject({
      totalPrice: 2_500,
      lines: [{ buyersPrice: null, totalPrice: 2_500, problem: null }],
    });
    const otherUser = await createPerson(app);
    const hold = `update jewellery_piece set status = 'Hold', hold_user_id = ? where id = ?`;
    await app.em().getConnection().execute(hold, [otherUser.id, unpriced.jewelleryPieceId]);
    const [heldLine] = (await drafted([{ item, totalPrice: 2_500 }])).lines;
    expect(heldLine?.problem?.explanation).toMatch(/^Not for sale: on hold for .+\.$/);
  });

  test('applies a set price to the whole set', async () => {
    const [first] = await createStones(app, [{ lineSet: 'Priced duo' }, { lineSet: 'Priced duo' }]);
    const { lines, totalPrice } = await drafted([{ item: { diamondId: first }, totalPrice: 5 }]);
    expect(lines).toMatchObject([{ buyersPrice: 2_200, totalPrice: 5, problem: null }]);
    expect(totalPrice).toBe(5);
  });

  test('runs as many queries for 100 lines as for two lines', async () => {
    const stones = await createStones(
      app,
      Array.from({ length: 100 }, () => ({})),
    );
    const lines = stones.map((diamondId) => ({ item: { diamondId } }));
    const few = await countQueries(() => drafted(lines.slice(0, 2)));
    const many = await countQueries(() => drafted(lines));
    expect(many.queries.length).toBeLessThanOrEqual(few.queries.length);
  });

  test('rejects an unknown buyer, and callers who are not administrators', async () => {
    const lines = [{ item: { braceletId: allItems.braceletId } }];
    expect(refusalOf(await draft(lines, { userId: 999_999_999 }))).toMatchObject({
      code: 'USER_NOT_FOUND',
      paths: ['userId'],
    });
    expect(refusalOf(await draft(lines, { token: buyer.token }))).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('orderChangeDraft', () => {
  async function createOrder(): Promise<GraphqlOrder> {
    const { data, errors } = await ordersGraphql.create(admin.token, {
      userId: buyer.id,
      lines: [
        { item: { diamondId: allItems.diamondId } },
        { item: { melee: { meleeId: allItems.meleeId, carats: 60 } } },
        { item: { braceletId: allItems.braceletId } },
      ],
    });
    if (!data?.createOrder) throw new Error(JSON.stringify(errors));
    return data.createOrder.order;
  }

  test("returns the total after the change, and counts the order's own stock as available", async () => {
    const order = await createOrder();
    const [stone, melee, bracelet] = order.lines.map(({ id }) => id);
    const change = {
      removeLineIds: [stone],
      changeLines: [
        // Of the 100 ct, 60 ct are already in the order, and 40 ct are available.
        { lineId: melee, carats: 100 },
        { lineId: bracelet, totalPrice: 2_000 },
      ],
      addLines: [{ item: { jewelleryPieceId: allItems.jewelleryPieceId } }],
    };
    const stock = await stockOf(app, allItems);
    const draft = await draftedChange(order.id, change);
    expect(draft).toMatchObject({
      removedLineIds: [stone],
      changedLines: [
        { lineId: melee, problem: null, buyersPrice: 44_000 },
        { lineId: bracelet, buyersPrice: null, totalPrice: 2_000 },
      ],
      lines: [{ problem: null }],
    });
    expect(await stockOf(app, allItems)).toEqual(stock);
    expect((await ordersGraphql.read(admin.token, order.id)).data?.order).toMatchObject({ version: order.version });
    const { data } = await ordersGraphql.update(admin.token, order, change);
    expect(data?.updateOrder?.order.totalPrice).toBe(draft.totalPrice);
  });

  test('splits a set price over the lines of the set', async () => {
    const duo = ['1000', '3000'].map((pricePerCarat) => ({ lineSet: 'Redrafted duo', carats: '1', pricePerCarat }));
    const [stone] = await createStones(app, duo);
    const { data } = await ordersGraphql.create(admin.token, {
      userId: buyer.id,
      lines: [{ item: { diamondId: stone } }],
    });
    const order = data?.createOrder?.order;
    const [first, second] = order?.lines.map(({ id }) => id) ?? [];
    const draft = await draftedChange(order?.id ?? '', { changeLines: [{ lineId: second, setTotalPrice: 400 }] });
    expect(draft).toMatchObject({
      changedLines: [
        { lineId: second, totalPrice: 300, problem: null },
        { lineId: first, totalPrice: 100, problem: null },
      ],
      totalPrice: 400,
    });
  });

  test('reports an amount that exceeds the stock, and accepts a removed item again', async () => {
    const order = await createOrder();
    const [stone, melee] = order.lines.map(({ id }) => id);
    const draft = await draftedChange(order.id, {
      removeLineIds: [stone],
      changeLines: [{ lineId: melee, carats: 100.5 }],
      addLines: [{ item: { diamondId: allItems.diamondId } }, { item: { braceletId: allItems.braceletId } }],
    });
    expect(draft.changedLines[0]?.problem?.explanation).toMatch(/exceeds the available weight/);
    expect(draft.lines.map(({ problem }) => problem === null)).toEqual([true, false]);
  });

  test('rejects closed orders, unknown orders and callers who are not administrators', async () => {
    const order = await createOrder();
    expect(refusalOf(await changeDraft(order.id, {}, buyer.token))).toMatchObject({ code: 'FORBIDDEN' });
    expect(refusalOf(await changeDraft('999999999', {}))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    await ordersGraphql.setStatus(admin.token, { id: order.id, status: 'CANCELLED' });
    expect(refusalOf(await changeDraft(order.id, {}))).toMatchObject({ code: 'INVALID_REQUEST', paths: ['id'] });
  });
});

test('returns the stock status for each order line', async () => {
  const { data } = await ordersGraphql.create(admin.token, {
    userId: buyer.id,
    lines: [{ item: { diamondId: allItems.diamondId } }, { item: { braceletId: allItems.braceletId } }],
  });
  const id = data?.createOrder?.order.id ?? '';
  const stock = async () =>
    (
      await app.graphql<{ order: { lines: { stock: string | null }[] } }>(
        'query ($id: ID!) { order(id: $id) { lines { stock } } }',
        { id },
        admin.token,
      )
    ).data?.order.lines.map((each) => each.stock);
  expect(await stock()).toEqual(['RESERVED', null]);
  await ordersGraphql.setStatus(admin.token, { id, status: 'COMPLETED' });
  expect(await stock()).toEqual(['SOLD', null]);
  await ordersGraphql.setStatus(admin.token, { id, status: 'CANCELLED' });
  expect(await stock()).toEqual([null, null]);
});
