import { type RawBuilder, sql } from 'kysely';
import { stockModules } from '../../../server/src/modules/stock-types/index.ts';
import { createPerson, type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { kindOf } from '../import/files.ts';
import { type StockSample, samples } from '../stock/samples.ts';
import { changing } from './changing.ts';

/* Tests bulk changes for all stock types except diamonds, which have separate tests. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const { change, undo } = changing(
  () => app,
  () => people.administrator,
);

const rowsOf = async <R>(statement: RawBuilder<R>): Promise<R[]> =>
  (await statement.execute(app.em().getKysely())).rows;

const jewellery = { name: 'products', typeName: 'JewelleryPiece', one: 'jewelleryPiece', many: 'jewelleryPieces' };
type Named = Pick<StockSample, 'name' | 'typeName' | 'one' | 'many'>;

async function create({ typeName, one }: Named, piece: object): Promise<number> {
  const { data, errors } = await app.graphql<Record<string, Record<string, { id: string }>>>(
    `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${one} { id } } }`,
    { input: { [one]: piece } },
    people.administrator,
  );
  expect(errors).toEqual([]);
  return Number(data?.[`create${typeName}`]?.[one]?.id);
}

const tableOf = (name: string) =>
  stockModules.find(({ type }) => type.name === name)?.type.table ?? `no table of ${name}`;
const readRows = ({ name }: Pick<Named, 'name'>, ids: readonly number[]) =>
  rowsOf(sql<Record<string, unknown>>`
    select * from ${sql.table(tableOf(name))} where id = any(${ids}) order by id`);

const everyType: (Named & Pick<StockSample, 'piece' | 'change'>)[] = [
  ...samples,
  { ...jewellery, piece: { type: 'RING', totalPrice: 100 }, change: ['subType', 'Solitaire'] },
];

describe.each(everyType.map((type) => [type.name, type] as const))('bulk changes to %s', (name, type) => {
  const [field, value] = type.change;

  test('applies the rules for single updates to bulk updates by ID and by filter, and undoes the updates', async () => {
    const variant = (size: string) => (name === 'bracelets' ? { size } : {});
    const ids = [
      await create(type, { ...type.piece, ...variant('a') }),
      await create(type, { ...type.piece, ...variant('b') }),
    ];
    const single = await create(type, { ...type.piece, ...variant('c') });
    const before = await readRows(type, ids);
    const set = { [field]: value, isActive: false };
    const { outcome, error } = await change({ [type.many]: { filter: { ids }, set } }, { expectedCount: 2 });
    expect(error).toBeUndefined();
    expect(outcome).toMatchObject({ matched: 2, changed: 2, problems: [] });
    const input = { id: single, expectedVersion: 1, set };
    await app.graphql(
      `mutation ($input: Update${type.typeName}Input!) { update${type.typeName}(input: $input) { __typename } }`,
      { input },
      people.administrator,
    );
    const comparableFields = ({ id, stock_number, created_at, updated_at, size, ...same }: Record<string, unknown>) =>
      same;
    const [byHand] = (await readRows(type, [single])).map(comparableFields);
    expect((await readRows(type, ids)).map(comparableFields)).toEqual([byHand, byHand]);
    expect((await change({ [type.many]: { ids, set } })).outcome).toMatchObject({ changed: 0, unchanged: 2 });

    expect((await undo(outcome?.undoToken ?? '')).outcome).toMatchObject({ matched: 2, changed: 2, problems: [] });
    const after = await readRows(type, ids);
    const stays = ({ version, updated_at, ...same }: Record<string, unknown>) => same;
    expect(after.map(stays)).toEqual(before.map(stays));
    expect(after.map(({ version }) => version)).toEqual([3, 3]);
  });

  test('activates and deactivates items in bulk', async () => {
    const id = await create(type, { ...type.piece, ...(name === 'bracelets' && { size: 'd' }) });
    const mutation =
      'mutation ($input: SetStockActiveInput!) { setStockActive(input: $input) { item { __typename id isActive } } }';
    const { data } = await app.graphql(
      mutation,
      { input: { kind: kindOf(name), id, isActive: false, expectedVersion: 1 } },
      people.administrator,
    );
    expect(data).toEqual({ setStockActive: { item: { __typename: type.typeName, id: String(id), isActive: false } } });
  });
});

test("rejects bulk changes that would invert an item's range", async () => {
  const melee = samples.find(({ name }) => name === 'melee');
  if (!melee) throw new Error('melee has no sample');
  const wide = await create(melee, { ...melee.piece, sizeFrom: 1, sizeTo: 3 });
  const narrow = await create(melee, { ...melee.piece, sizeFrom: 1, sizeTo: 1.5 });
  const input = { [melee.many]: { ids: [wide, narrow], set: { sizeFrom: 2 } } };
  expect((await change(input)).error?.details).toEqual([
    { path: `items.${narrow}.sizeFrom`, message: 'must not be greater than sizeTo' },
  ]);
  expect((await change(input, { skipProblems: true })).outcome).toMatchObject({ changed: 1, problemCount: 1 });
});

test('applies a change that would make bracelet variants identical only to the first variant', async () => {
  const bracelet = samples.find(({ name }) => name === 'bracelets');
  if (!bracelet) throw new Error('bracelets have no sample');
  const variant = (color: string, size: string) => create(bracelet, { name: 'Twin', price: 10, color, size });
  const ids = [await variant('Red', 'S'), await variant('Blue', 'S'), await variant('Blue', 'M')];
  const others = await variant('gold', 'M');
  const input = { bracelets: { ids, set: { color: 'Gold' } } };
  const { outcome } = await change(input, { dryRun: true });
  const alike = { message: 'would be a duplicate of another item' };
  const problems = [
    { id: String(ids[1]), ...alike },
    { id: String(ids[2]), ...alike },
  ];
  expect(outcome).toMatchObject({ matched: 3, changed: 1, problems });
  const real = await change(input, { skipProblems: true });
  expect(real.outcome).toMatchObject({ changed: 1, problems });
  // A new variant has the same values as the first item had before, so the undo is rejected.
  await variant('red', 's');
  expect((await undo(real.outcome?.undoToken ?? '')).error).toMatchObject({ details: [{ path: 'undoToken' }] });
  expect(await readRows(bracelet, [...ids, others])).toMatchObject([
    { color: 'Gold', version: 2 },
    { color: 'Blue', version: 1 },
    { color: 'Blue', version: 1 },
    { color: 'gold', version: 1 },
  ]);
});

test('holds several pieces for a buyer until a given time, and undoes the holds', async () => {
  const piece = (facts: object) => create(jewellery, { type: 'RING', totalPrice: 100, ...facts });
  const ids = [await piece({}), await piece({ status: 'MEMO' })];
  const sold = await piece({ status: 'SOLD' });
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const holding = (hold: object, more: readonly number[] = []) => ({
    jewelleryPieces: { ids: [...ids, ...more], hold },
  });
  const { id: buyer } = await createPerson(app);
  const before = await readRows(jewellery, ids);
  const { outcome, error } = await change(holding({ userId: buyer, until }));
  expect(error).toBeUndefined();
  expect(outcome).toMatchObject({ changed: 2, problems: [] });
  const holdFields = { status: 'Hold', hold_user_id: buyer, hold_until: new Date(until) };
  expect(await readRows(jewellery, ids)).toMatchObject([holdFields, holdFields]);
  const stays = ({ version, updated_at, ...same }: Record<string, unknown>) => same;
  expect((await undo(outcome?.undoToken ?? '')).outcome).toMatchObject({ changed: 2 });
  expect((await readRows(jewellery, ids)).map(stays)).toEqual(before.map(stays));

  expect((await change(holding({}, [sold]))).error?.details).toMatchObject([{ path: `items.${sold}.hold` }]);
  expect((await change(holding({ userId: 999_999 }))).error).toMatchObject({
    code: 'USER_NOT_FOUND',
    details: [{ path: 'change.jewelleryPieces.hold.userId' }],
  });
  expect((await change(holding({ until: '2020-01-01T00:00:00Z' }))).error?.details).toMatchObject([
    { path: 'change.jewelleryPieces.hold.until', message: 'must be in the future' },
  ]);
  expect((await readRows(jewellery, ids)).map(stays)).toEqual(before.map(stays));
});

test('does not change sold or ordered jewelry in bulk, and restores a hold with its buyer', async () => {
  const piece = (facts: object) => create(jewellery, { type: 'RING', totalPrice: 100, ...facts });
  const [sold, ordered, heldId] = [await piece({ status: 'SOLD', soldFor: 90 }), await piece({}), await piece({})];
  const buyer = people.shopper ?? '';
  const { data } = await app.graphql<{ addToCart: unknown }>(
    'mutation ($id: ID!) { addToCart(input: { items: [{ jewelleryPieceId: $id }] }) { __typename } }',
    { id: ordered },
    buyer,
  );
  expect(data?.addToCart).toBeTruthy();
  expect((await app.rest('POST', '/api/orders', { token: buyer })).status).toBe(201);
  const [user] = await rowsOf(sql<{ id: number }>`select user_id as id from sales_order order by id desc limit 1`);
  await app.graphql(
    'mutation ($input: HoldJewelleryPieceInput!) { holdJewelleryPiece(input: $input) { jewelleryPiece { id } } }',
    { input: { id: heldId, userId: user?.id } },
    people.administrator,
  );
  const input = { jewelleryPieces: { ids: [sold, ordered, heldId], set: { status: 'AVAILABLE' } } };
  const { outcome } = await change(input, { skipProblems: true });
  expect(outcome).toMatchObject({
    changed: 1,
    problems: [
      { id: String(sold), field: 'status', message: expect.stringContaining('the item is sold') },
      { id: String(ordered), field: 'status', message: expect.stringContaining('open order') },
    ],
  });
  expect(await readRows(jewellery, [heldId])).toMatchObject([{ status: 'Available', hold_user_id: null }]);
  expect((await undo(outcome?.undoToken ?? '')).outcome).toMatchObject({ changed: 1 });
  expect(await readRows(jewellery, [sold, ordered, heldId])).toMatchObject([
    { status: 'Sold' },
    { status: 'Hold' },
    { status: 'Hold', hold_user_id: user?.id },
  ]);
});

test('rejects bulk changes by non-administrators', async () => {
  for (const token of [people.anonymous, people.shopper, people.agent]) {
    const others = changing(
      () => app,
      () => token,
    );
    expect((await others.change({ bracelets: { ids: [1], set: { price: 1 } } })).error?.errorCode).toBe(70);
    expect((await others.undo('0f8fad5b-d9cb-469f-a165-70867728950e')).error?.errorCode).toBe(70);
  }
});
