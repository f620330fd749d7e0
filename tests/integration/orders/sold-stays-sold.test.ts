import { randomUUID } from 'node:crypto';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { createItems } from '../../support/item-fixtures.ts';
import { createPerson, type People, type Person, signInPeople } from '../../support/people.ts';
import { createStone, createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverRest } from '../import/files.ts';
import { ended, fileOf, started } from '../import-runs/runs.ts';
import { changing } from '../stock-changes/changing.ts';

/*
 * Tests that items of a completed order remain sold, regardless of how stock is changed, until they are returned to
 * stock.
 */

const cancelled = 1;
const delivery = 3;
const completed = 4;

let app: TestApp;
let people: People;
let admin: Person;
let buyer: Person;
let other: Person;
const { change, undo } = changing(
  () => app,
  () => admin.token,
);

beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  people = await signInPeople(app);
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
  buyer = await createPerson(app);
  other = await createPerson(app);
});
afterAll(() => app.stop());

const execute = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.em().getConnection().execute<Row[]>(sql, parameters);

interface Item {
  readonly kind: 'DIAMOND' | 'JEWELLERY';
  readonly id: number;
  readonly number: string;
}
interface Order {
  readonly id: string;
  readonly lines: readonly { readonly id: string }[];
}
interface Sold extends Item {
  readonly order: Order;
}

const choiceOf = ({ kind, id }: Item): object => (kind === 'DIAMOND' ? { diamondId: id } : { jewelleryPieceId: id });

async function mutate<T = Record<string, unknown>>(
  mutation: string,
  input: object,
  selection: string,
  token = admin.token,
) {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${selection} } }`;
  const { data, errors } = await app.graphql<Record<string, T | null>>(query, { input }, token);
  return { data: data?.[mutation] ?? null, error: errors[0]?.extensions };
}

const orderFor = (userId: number, items: readonly object[]) =>
  mutate<{ order: Order }>(
    'createOrder',
    { userId, lines: items.map((item) => ({ item })), idempotencyKey: randomUUID() },
    'order { id lines { id } }',
  );

const setStatus = (id: string, newStatus: number) =>
  app.rest('PATCH', `/api/orders/${id}/status`, { token: admin.token, body: { newStatus } });

async function soldOf(item: Item, choice = choiceOf(item)): Promise<Sold> {
  const { data, error } = await orderFor(buyer.id, [choice]);
  if (!data) throw new Error(JSON.stringify(error));
  await setStatus(data.order.id, completed);
  return { ...item, order: data.order };
}

async function stoneOf(facts: Parameters<typeof createStone>[1] = {}): Promise<Item> {
  const id = await createStone(app, facts);
  const [row] = await execute<{ stock_id: string }>('select stock_id from diamond where id = ?', [id]);
  return { kind: 'DIAMOND', id, number: row?.stock_id ?? '' };
}

async function pieceOf(): Promise<Item> {
  const { jewelleryPieceId: id } = await createItems(app);
  const [row] = await execute<{ stock_number: string }>('select stock_number from jewellery_piece where id = ?', [id]);
  return { kind: 'JEWELLERY', id, number: row?.stock_number ?? '' };
}

interface SaleView {
  state: string;
  text: string;
  orderId: string | null;
  orderLineId: string | null;
  until: string | null;
  user: { email: string } | null;
}

const fieldOf = (kind: Item['kind']) => (kind === 'DIAMOND' ? 'diamond' : 'jewelleryPiece');

async function saleOf({ kind, id }: Item): Promise<SaleView | undefined> {
  const selection = 'sale { state text orderId orderLineId until user { email } }';
  const { data, errors } = await app.graphql<Record<string, { sale: SaleView } | null>>(
    `query ($id: ID!) { ${fieldOf(kind)}(ref: { id: $id }) { ${selection} } }`,
    { id },
    admin.token,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data?.[fieldOf(kind)]?.sale;
}

async function availabilityFor({ kind, id }: Item, token: string | null): Promise<string | undefined> {
  const { data } = await app.graphql<Record<string, { availability: string } | null>>(
    `query ($id: ID!) { ${fieldOf(kind)}(ref: { id: $id }) { availability } }`,
    { id },
    token,
  );
  return data?.[fieldOf(kind)]?.availability;
}

const rowOf = ({ kind, id }: Item) =>
  execute(
    `select is_active, status, hold_user_id, hold_until from ${kind === 'DIAMOND' ? 'diamond' : 'jewellery_piece'} where id = ?`,
    [id],
  );

/** Expects that the item is unchanged since the order, and that further orders and holds for it are rejected. */
async function expectSold(item: Sold): Promise<void> {
  expect(await rowOf(item)).toEqual([
    item.kind === 'DIAMOND'
      ? { is_active: false, status: 2, hold_user_id: buyer.id, hold_until: null }
      : { is_active: true, status: 'Sold', hold_user_id: null, hold_until: null },
  ]);
  expect(await saleOf(item)).toEqual({
    state: 'SOLD',
    text: `Sold in order ${item.order.id}`,
    orderId: item.order.id,
    orderLineId: item.order.lines[0]?.id,
    until: null,
    user: null,
  });
  for (const person of [buyer, other]) {
    expect((await orderFor(person.id, [choiceOf(item)])).data).toBeNull();
    const holdResult = await mutate(
      'placeHolds',
      { items: [choiceOf(item)], idempotencyKey: randomUUID() },
      '__typename',
      person.token,
    );
    expect(holdResult.data).toBeNull();
  }
}

const namesOrder = ({ order }: Sold) => expect.stringMatching(new RegExp(`sold in order ${order.id}\\b`, 'i'));
const refusedFor = (item: Sold) =>
  expect.objectContaining({
    errorCode: 90,
    explanation: namesOrder(item),
    details: [expect.objectContaining({ message: namesOrder(item) })],
  });

const rest = async (item: Sold, method: 'PUT' | 'PATCH' | 'DELETE', path: string, body: object = {}) => {
  const response = await app.rest(method, path, { token: admin.token, body });
  expect(response).toMatchObject({ status: 409, body: { errorCode: 90, details: [{ message: namesOrder(item) }] } });
};

type SaleAttempt = (item: Sold) => Promise<void>;
const expectRejection =
  (mutation: string, inputOf: (item: Sold) => object): SaleAttempt =>
  async (item) => {
    expect(await mutate(mutation, inputOf(item), '__typename')).toEqual({ data: null, error: refusedFor(item) });
  };

const versionOf = async ({ kind, id }: Item): Promise<number> => {
  const [row] = await execute<{ version: number }>(
    `select version from ${kind === 'DIAMOND' ? 'diamond' : 'jewellery_piece'} where id = ?`,
    [id],
  );
  return row?.version ?? 0;
};

const ofBoth: Record<string, SaleAttempt> = {
  setStockActive: async (item) => {
    const isActive = item.kind === 'DIAMOND';
    await expectRejection('setStockActive', ({ kind, id }) => ({ kind, id, isActive }))(item);
  },
  holdStock: expectRejection('holdStock', ({ kind, id }) => ({ kind, id, userId: other.id })),
  endStockHold: expectRejection('endStockHold', ({ kind, id }) => ({ kind, id })),
  'a bulk change of activity': async ({ kind, id }) => {
    const key = kind === 'DIAMOND' ? 'diamonds' : 'jewelleryPieces';
    const { outcome } = await change(
      { [key]: { ids: [id], set: { isActive: kind === 'DIAMOND' } } },
      { skipProblems: true },
    );
    expect(outcome).toMatchObject({ changed: 0, problemCount: 1 });
  },
  'a bulk change of prices, which it allows': async ({ kind, id }) => {
    const [key, field] = kind === 'DIAMOND' ? ['diamonds', 'PRICE_PER_CARAT'] : ['jewelleryPieces', 'TOTAL_PRICE'];
    const price = { field, percent: 5 };
    await change({ [key]: { ids: [id], price } }, {});
  },
};

const ofStones: Record<string, SaleAttempt> = {
  'updateDiamond with another activity': async (item) => {
    const expectedVersion = await versionOf(item);
    await expectRejection('updateDiamond', ({ id }) => ({ id, expectedVersion, set: { isActive: true } }))(item);
  },
  'updateDiamond with another comment, which it allows': async (item) => {
    const expectedVersion = await versionOf(item);
    const { error } = await mutate(
      'updateDiamond',
      { id: item.id, expectedVersion, set: { comment: 'Sold' } },
      '__typename',
    );
    expect(error).toBeUndefined();
  },
  'REST PUT': (item) => rest(item, 'PUT', `/api/diamonds/${item.id}`, { isActive: true, product: { status: 1 } }),
  'REST PATCH active': (item) => rest(item, 'PATCH', `/api/diamonds/${item.id}/active`, { isActive: true }),
  'REST PATCH status to Available': (item) => rest(item, 'PATCH', `/api/diamonds/${item.id}/status`, { status: 1 }),
  'REST PATCH status to Suspended': (item) => rest(item, 'PATCH', `/api/diamonds/${item.id}/status`, { status: 3 }),
  'a bulk change of status': async ({ id }) => {
    const { outcome } = await change(
      { diamonds: { ids: [id], status: { status: 'AVAILABLE' } } },
      { skipProblems: true },
    );
    expect(outcome).toMatchObject({ changed: 0, problemCount: 1 });
  },
  'a file that has it as available': async ({ number }) => {
    const rows = [
      ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Status', 'Active'],
      [number, 'RB', 1, 1100, 'Available', 'yes'],
    ] as const;
    await importOverRest(app, csv(...rows), { token: admin.token });
  },
  'a file that replaces the stock, with it': async ({ number }) => {
    const rows = [
      ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Status'],
      [number, 'RB', 1, 1100, 'Available'],
    ] as const;
    await importOverRest(app, csv(...rows), { token: admin.token, query: { mode: 'replace', vendor: randomUUID() } });
  },
  makeDiamondSet: async ({ id }) => {
    const free = await createStone(app);
    const { data } = await mutate('makeDiamondSet', { ids: [id, free], kind: 'PAIR' }, '__typename');
    expect(data).toBeNull();
  },
};

const ofPieces: Record<string, SaleAttempt> = {
  'updateJewelleryPiece with another status': async (item) => {
    const expectedVersion = await versionOf(item);
    await expectRejection('updateJewelleryPiece', ({ id }) => ({ id, expectedVersion, set: { status: 'AVAILABLE' } }))(
      item,
    );
  },
  holdJewelleryPiece: expectRejection('holdJewelleryPiece', ({ id }) => ({ id, userId: other.id })),
  'REST PATCH': (item) => rest(item, 'PATCH', `/api/products/${item.number}`, { status: 'Available' }),
  'REST DELETE': (item) => rest(item, 'DELETE', `/api/products/${item.number}`),
  'a bulk hold': async ({ id }) => {
    const { outcome } = await change(
      { jewelleryPieces: { ids: [id], hold: { userId: other.id } } },
      { skipProblems: true },
    );
    expect(outcome).toMatchObject({ changed: 0, problemCount: 1 });
  },
  'a file that has it as available': async ({ number }) => {
    const rows = [
      ['Stock #', 'Type', 'Price', 'Availability'],
      [number, 'ring', 1300, 'Available'],
    ] as const;
    await importOverRest(app, csv(...rows), { token: admin.token, type: 'products' });
  },
};

test.each(Object.entries({ ...ofBoth, ...ofStones }))('keeps a sold stone sold after %s', async (_, attempt) => {
  const item = await soldOf(await stoneOf());
  await attempt(item);
  await expectSold(item);
});

test.each(Object.entries({ ...ofBoth, ...ofPieces }))(
  'keeps a sold jewelry piece sold after %s',
  async (_, attempt) => {
    const item = await soldOf(await pieceOf());
    await attempt(item);
    await expectSold(item);
  },
);

test('marks a parcel as sold when its last stones are sold', async () => {
  const item = await stoneOf({ carats: '5', parcelStones: 10 });
  const sold = await soldOf(item, { parcel: { diamondId: item.id, numberOfStones: 10 } });
  await ofBoth.endStockHold?.(sold);
  await ofStones['REST PATCH active']?.(sold);
  expect(await saleOf(sold)).toMatchObject({ state: 'SOLD', orderId: sold.order.id });
  expect((await orderFor(other.id, [{ parcel: { diamondId: item.id, numberOfStones: 1 } }])).data).toBeNull();
});

test('keeps a stone sold when an earlier import or bulk change is undone', async () => {
  const item = await stoneOf({ status: 3 });
  const file = csv(['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Status'], [item.number, 'RB', 1, 1100, 'Memo']);
  const run = await ended(app, admin.token, (await started(app, admin.token, fileOf(file))).id);
  const { outcome } = await change({ diamonds: { ids: [item.id], status: { status: 'AVAILABLE' } } });
  const sold = await soldOf(item);
  const undone = await mutate<{ problems: { code: string }[] }>('undoImport', { id: run.id }, 'problems { code }');
  expect(undone.data?.problems).toEqual([{ code: 'SOLD' }]);
  expect((await undo(outcome?.undoToken ?? '')).outcome).toMatchObject({ changed: 0, problemCount: 1 });
  await expectSold(sold);
});

test('returns a sold item to stock, and records the reason in the timeline and the audit log', async () => {
  for (const item of [await stoneOf(), await pieceOf()]) {
    const { order } = await soldOf(item);
    const input = { orderId: order.id, lineIds: [order.lines[0]?.id], reason: 'Returned within 14 days' };
    const { data, error } = await mutate<{ order: object }>(
      'returnToStock',
      input,
      'order { status timeline { kind note } lines { stock } }',
    );
    expect(error).toBeUndefined();
    expect(data?.order).toMatchObject({
      status: 'COMPLETED',
      lines: [{ stock: null }],
      timeline: expect.arrayContaining([
        { kind: 'RETURNED_TO_STOCK', note: `${item.number}: Returned within 14 days` },
      ]),
    });
    expect(await saleOf(item)).toMatchObject({ state: 'FOR_SALE', text: 'For sale', orderId: null });
    const entries = await execute<{ after: object }>(
      "select after from audit_entry where subject = 'order' and subject_id = ? and after ->> 'reason' is not null",
      [String(order.id)],
    );
    expect(entries).toEqual([{ after: { returned_to_stock: item.number, reason: 'Returned within 14 days' } }]);
    const again = await mutate('returnToStock', input, '__typename');
    expect(again.error).toMatchObject({ errorCode: 90, details: [{ path: 'lineIds.0' }] });
    expect((await orderFor(other.id, [choiceOf(item)])).data).not.toBeNull();
    // Canceling the completed order no longer changes the item.
    await setStatus(order.id, cancelled);
    expect(await saleOf(item)).toMatchObject({ state: 'IN_ORDER' });
  }
});

test('allows only administrators to return items to stock, and requires a reason', async () => {
  const { order } = await soldOf(await stoneOf());
  const input = { orderId: order.id, lineIds: [order.lines[0]?.id], reason: 'x' };
  expect((await mutate('returnToStock', input, '__typename', buyer.token)).error).toMatchObject({ errorCode: 70 });
  expect((await mutate('returnToStock', { ...input, reason: '' }, '__typename')).error).toMatchObject({
    errorCode: 90,
  });
});

test('makes a stone available again when its completed order is cancelled', async () => {
  const item = await soldOf(await stoneOf());
  await setStatus(item.order.id, cancelled);
  expect(await saleOf(item)).toMatchObject({ state: 'FOR_SALE' });
});

test("increments a stone's version when an order changes its sale state", async () => {
  // Completing the order changes no other column, because the stone is already inactive and on hold.
  const item = await stoneOf();
  const { data } = await orderFor(buyer.id, [choiceOf(item)]);
  await execute('update diamond set is_active = false where id = ?', [item.id]);
  const before = await versionOf(item);
  await setStatus(data?.order.id ?? '', completed);
  expect(await versionOf(item)).toBeGreaterThan(before);
});

test('returns the sale state of each item to administrators, and filters by sale state', async () => {
  const until = new Date(Date.now() + 3_600_000);
  const [sold, ordered] = [await soldOf(await stoneOf()), await stoneOf()];
  const { data } = await orderFor(buyer.id, [choiceOf(ordered)]);
  const states = {
    FOR_SALE: await stoneOf(),
    ON_HOLD: await stoneOf({ status: 2, holdUserId: other.id, holdUntil: until }),
    IN_ORDER: ordered,
    ON_MEMO: await stoneOf({ status: 4 }),
    SOLD: sold,
    SUSPENDED: await stoneOf({ status: 3 }),
    INACTIVE: await stoneOf({ isActive: false }),
  };
  const texts: Record<string, unknown> = {
    FOR_SALE: 'For sale',
    ON_HOLD: expect.stringMatching(/^On hold for ./),
    IN_ORDER: `In order ${data?.order.id}`,
    ON_MEMO: 'On memo',
    SOLD: `Sold in order ${sold.order.id}`,
    SUSPENDED: 'Suspended',
    INACTIVE: 'Inactive',
  };
  const ids = Object.values(states).map(({ id }) => id);
  for (const [state, item] of Object.entries(states)) {
    expect(await saleOf(item)).toMatchObject({ state, text: texts[state] });
    const { data: diamonds } = await app.graphql<{ diamonds: { items: { id: string }[] } }>(
      'query ($filter: DiamondFilter) { diamonds(filter: $filter) { items { id } } }',
      { filter: { ids, saleStates: [state] } },
      admin.token,
    );
    expect(diamonds?.diamonds.items).toEqual([{ id: String(item.id) }]);
  }
  expect(await saleOf(states.ON_HOLD)).toMatchObject({ until: until.toISOString(), user: { email: other.email } });
  const { errors } = await app.graphql('query { diamonds(filter: { saleStates: [SOLD] }) { total } }', {}, buyer.token);
  expect(errors[0]?.extensions).toMatchObject({ errorCode: 70 });
});

test('shows buyers whether a stone is on hold or in their own order', async () => {
  const item = await stoneOf({ showToAll: true });
  const { data } = await orderFor(buyer.id, [choiceOf(item)]);
  expect([await availabilityFor(item, buyer.token), await availabilityFor(item, other.token)]).toEqual([
    'ORDERED_BY_YOU',
    'ON_HOLD',
  ]);
  await setStatus(data?.order.id ?? '', completed);
  expect(await availabilityFor(item, buyer.token)).toBe('ORDERED_BY_YOU');
  // Only administrators can see inactive items.
  expect(await availabilityFor(item, other.token)).toBeUndefined();
});

test('rejects the deletion of shipped and completed orders, and accepts the deletion of other orders', async () => {
  const [first, second, third] = await createStones(app, [{}, {}, {}]);
  const orders = [];
  for (const id of [first, second, third])
    orders.push((await orderFor(buyer.id, [{ diamondId: id }])).data?.order.id ?? '');
  const [shipped = '', completedId = '', open = ''] = orders;
  await setStatus(shipped, delivery);
  await setStatus(completedId, completed);
  const remove = (id: string) => app.rest('DELETE', `/api/orders/admin/${id}`, { token: admin.token });
  for (const id of [shipped, completedId]) {
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: { errorCode: 90, details: [{ message: expect.stringContaining('cancel it instead') }] },
    });
  }
  await setStatus(open, 2);
  expect((await remove(open)).status).toBeLessThan(300);
  await setStatus(completedId, cancelled);
  expect((await remove(completedId)).status).toBeLessThan(300);
  expect(people.administrator).toBeTruthy();
});
