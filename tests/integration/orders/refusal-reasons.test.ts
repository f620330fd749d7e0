import { randomUUID } from 'node:crypto';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStone } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

/* Tests that error responses contain the reason. Only administrators also see which order or customer is the cause. */

const completed = 4;

let app: TestApp;
let admin: Person;
let buyer: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  buyer = await createPerson(app);
  other = await createPerson(app);
});
afterAll(() => app.stop());

const createOrder = async (userId: number, items: readonly object[]) => {
  const { data, errors } = await app.graphql<{ createOrder: { order: { id: string } } | null }>(
    'mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order { id } } }',
    { input: { userId, lines: items.map((item) => ({ item })), idempotencyKey: randomUUID() } },
    admin.token,
  );
  return { id: data?.createOrder?.order.id ?? '', error: errors[0]?.extensions };
};

const orderedBy = async (person: Person, item: object, status?: number): Promise<string> => {
  const { id, error } = await createOrder(person.id, [item]);
  if (id === '') throw new Error(JSON.stringify(error));
  if (status !== undefined) {
    await app.rest('PATCH', `/api/orders/${id}/status`, { token: admin.token, body: { newStatus: status } });
  }
  return id;
};

const problemsOf = async (items: readonly object[]): Promise<(string | undefined)[]> => {
  const { data, errors } = await app.graphql<{ orderDraft: { lines: { problem: { explanation: string } | null }[] } }>(
    'query ($input: OrderDraftInput!) { orderDraft(input: $input) { lines { problem { explanation } } } }',
    { input: { userId: buyer.id, lines: items.map((item) => ({ item })) } },
    admin.token,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data?.orderDraft.lines.map(({ problem }) => problem?.explanation) ?? [];
};

const update = (table: 'diamond' | 'jewellery_piece', id: number, set: string) =>
  app.em().getConnection().execute(`update ${table} set ${set} where id = ?`, [id]);

describe("administrator's order for a customer", () => {
  test('returns the reason why each item is unavailable, in the draft and when the order is created', async () => {
    const [ordered, sold] = [await createStone(app), await createStone(app)];
    const open = await orderedBy(other, { diamondId: ordered });
    const completedOrder = await orderedBy(other, { diamondId: sold }, completed);
    const { ringSettingId, jewelleryPieceId } = await createItems(app);
    await update('jewellery_piece', jewelleryPieceId, "status = 'Memo'");
    const ofOwn = await createStone(app);
    const ownOrder = await orderedBy(buyer, { diamondId: ofOwn });
    const cases: readonly (readonly [object, string | RegExp])[] = [
      [{ diamondId: await createStone(app, { status: 4 }) }, 'on memo'],
      [{ diamondId: await createStone(app, { status: 3 }) }, 'suspended'],
      [{ diamondId: await createStone(app, { isActive: false }) }, 'inactive'],
      [{ diamondId: await createStone(app, { status: 2, holdUserId: other.id }) }, /on hold for .+/],
      [{ diamondId: ordered }, `in order ${open}`],
      [{ diamondId: sold }, `sold in order ${completedOrder}`],
      [{ diamondId: ofOwn }, `in order ${ownOrder}`],
      [{ jewelleryPieceId }, 'on memo'],
      [{ engagementRing: { ringSettingId, diamondId: await createStone(app, { status: 4 }), ringSize: 6 } }, 'on memo'],
    ];
    const problems = await problemsOf(cases.map(([item]) => item));
    expect(problems).toEqual(
      cases.map(([, reason]) =>
        typeof reason === 'string'
          ? `Not for sale: ${reason}.`
          : expect.stringMatching(/^Not for sale: on hold for .+\.$/),
      ),
    );
    for (const [item, reason] of cases) {
      const { id, error } = await createOrder(buyer.id, [item]);
      expect(id).toBe('');
      expect(error).toMatchObject({
        code: 'ITEM_NOT_FOUND',
        reason: 'NOT_FOR_SALE',
        details: [
          {
            message: expect.stringMatching(
              new RegExp(`not for sale: ${typeof reason === 'string' ? reason : reason.source}$`),
            ),
          },
        ],
        explanation: expect.stringMatching(/ot for sale: /),
      });
    }
  });

  test('accepts an item on hold for the customer', async () => {
    const heldItem = { diamondId: await createStone(app, { status: 2, holdUserId: buyer.id }) };
    expect(await problemsOf([heldItem])).toEqual([undefined]);
    expect((await createOrder(buyer.id, [heldItem])).error).toBeUndefined();
  });

  test('returns the reason why the customer may not see an item', async () => {
    const hidden = { diamondId: await createStone(app, { isLabGrown: true }) };
    const restricted = await createPerson(app, { pages: [2] });
    const { data } = await app.graphql<{ orderDraft: { lines: { problem: { explanation: string } | null }[] } }>(
      'query ($input: OrderDraftInput!) { orderDraft(input: $input) { lines { problem { explanation } } } }',
      { input: { userId: restricted.id, lines: [{ item: hidden }] } },
      admin.token,
    );
    expect(data?.orderDraft.lines[0]?.problem?.explanation).toMatch(/is not for sale to this buyer\.$/);
  });

  test('names the order that reserves an item when an administrator tries to hold the item', async () => {
    const stone = await createStone(app);
    const { jewelleryPieceId } = await createItems(app);
    for (const [kind, id, item] of [
      ['DIAMOND', stone, { diamondId: stone }],
      ['JEWELLERY', jewelleryPieceId, { jewelleryPieceId }],
    ] as const) {
      const order = await orderedBy(other, item);
      const { errors } = await app.graphql(
        'mutation ($input: HoldStockInput!) { holdStock(input: $input) { hold { id } } }',
        { input: { kind, id, userId: buyer.id } },
        admin.token,
      );
      expect(errors[0]?.extensions).toMatchObject({
        details: [{ message: `cannot be changed: in order ${order}` }],
        explanation: expect.stringContaining(`In order ${order}.`),
      });
    }
  });
});

describe('buyer with unavailable items', () => {
  interface Line {
    availability: string;
    problem: { reason: string; explanation: string } | null;
  }

  const put = async (list: 'Wishlist' | 'Cart', item: object): Promise<void> => {
    const { errors } = await app.graphql(
      `mutation ($input: AddTo${list}Input!) { addTo${list}(input: $input) { problems { message } } }`,
      { input: { items: [item] } },
      buyer.token,
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
  };
  const linesOf = async (): Promise<Line[]> => {
    const lines = '{ id availability problem { reason explanation } }';
    const { data, errors } = await app.graphql<{ wishlist: { lines: Line[] }; cart: { lines: Line[] } }>(
      `{ wishlist { lines ${lines} } cart { lines ${lines} } }`,
      {},
      buyer.token,
    );
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return [...(data?.cart.lines ?? []), ...(data?.wishlist.lines ?? [])];
  };

  beforeEach(async () => {
    buyer = await createPerson(app);
  });

  type Fate = (item: { diamondId?: number; jewelleryPieceId?: number }) => Promise<unknown>;
  const hold: Fate = ({ diamondId, jewelleryPieceId }) =>
    diamondId === undefined
      ? update('jewellery_piece', jewelleryPieceId ?? 0, `status = 'Hold', hold_user_id = ${other.id}`)
      : update('diamond', diamondId, `status = 2, hold_user_id = ${other.id}`);
  const fates: readonly (readonly [string, Fate, Line])[] = [
    [
      'sold to another buyer',
      (item) => orderedBy(other, item, completed),
      { availability: 'SOLD', problem: { reason: 'SOLD', explanation: 'This is sold.' } },
    ],
    [
      'on hold for another buyer',
      hold,
      { availability: 'ON_HOLD', problem: { reason: 'HELD', explanation: 'This is on hold for another buyer.' } },
    ],
    [
      'inactive',
      ({ diamondId, jewelleryPieceId }) =>
        diamondId === undefined
          ? update('jewellery_piece', jewelleryPieceId ?? 0, 'is_active = false')
          : update('diamond', diamondId, 'is_active = false'),
      { availability: 'GONE', problem: { reason: 'NOT_FOR_SALE', explanation: 'This is not available.' } },
    ],
  ];

  test.each(fates)('shows in the cart and wishlist that an item is %s', async (_description, happen, line) => {
    const { jewelleryPieceId } = await createItems(app);
    for (const item of [{ diamondId: await createStone(app) }, { jewelleryPieceId }]) {
      await put('Cart', item);
      await put('Wishlist', item);
      await happen(item);
    }
    expect(await linesOf()).toMatchObject(Array.from({ length: 4 }, () => line));
  });

  test('shows as sold a ring whose stone is sold, and a sold set', async () => {
    const { ringSettingId } = await createItems(app);
    const diamondId = await createStone(app);
    await put('Cart', { engagementRing: { ringSettingId, diamondId, ringSize: 6 } });
    await orderedBy(other, { diamondId }, completed);
    const lineSet = `Set ${randomUUID()}`;
    const first = await createStone(app, { lineSet });
    await createStone(app, { lineSet });
    await put('Cart', { lineSetDiamondId: first });
    await orderedBy(other, { lineSetDiamondId: first }, completed);
    expect((await linesOf()).map(({ availability }) => availability)).toEqual(['SOLD', 'SOLD']);
  });

  test('shows that an item is in the buyer’s own order, even after the order is completed', async () => {
    const item = { diamondId: await createStone(app) };
    await put('Cart', item);
    await orderedBy(buyer, item, completed);
    const [line] = await linesOf();
    expect(line).toMatchObject({ availability: 'ORDERED_BY_YOU', problem: { reason: 'ORDERED_BY_YOU' } });
  });
});
