import { sql } from 'kysely';
import { UserRole } from '../../../server/src/kernel/use-cases/context.ts';
import { stockModules } from '../../../server/src/modules/stock-types/index.ts';
import { createPerson, type Person } from '../../support/people.ts';
import { createStones } from '../../support/stones.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { samples } from '../stock/samples.ts';
import { changing } from './changing.ts';

/* Tests bulk price changes: exact amounts, atomicity, and undo. */

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await createPerson(app, { role: UserRole.ADMINISTRATOR });
});
afterAll(() => app.stop());

const { change, undo } = changing(
  () => app,
  () => admin.token,
);

const pricesOf = async (ids: readonly number[]): Promise<[string, string][]> => {
  const { rows } = await sql<{ ppc: string; total: string }>`
    select trim_scale(price_per_carat)::text as ppc, total_price::text as total from diamond where id = any(${ids}) order by id`.execute(
    app.em().getKysely(),
  );
  return rows.map(({ ppc, total }) => [ppc, total]);
};

const rap = (ids: readonly number[], price: string | null) =>
  sql`update diamond set rap_price = ${price} where id = any(${ids})`.execute(app.em().getKysely());

const stones = () =>
  createStones(app, [
    { carats: '1.370', pricePerCarat: '1000.01' },
    { carats: '0.500', pricePerCarat: '333.333333' },
    { carats: '3.000', pricePerCarat: '2000' },
  ]);

test('changes prices by amount, percent and discount, rounding half up to the cent, and undoes the change', async () => {
  const ids = await stones();
  const before = await pricesOf(ids);
  const dryRun = await change({ diamonds: { ids, price: { percent: 7.5 } } }, { dryRun: true });
  expect(dryRun.error).toBeUndefined();
  expect(dryRun.outcome).toMatchObject({ matched: 3, changed: 3, problemCount: 0, isDryRun: true });
  expect(dryRun.outcome?.prices?.rows.map((row) => [row.before, row.after])).toEqual([
    [1000.01, 1075.01],
    [333.33, 358.33],
    [2000, 2150],
  ]);
  // Sum before the change: 1,370.01 + 166.67 + 6,000. Sum after the change: 1,472.76 + 179.17 + 6,450.
  expect(dryRun.outcome?.prices).toMatchObject({ field: 'pricePerCarat', sumBefore: 7536.68, sumAfter: 8101.93 });
  expect(await pricesOf(ids)).toEqual(before);

  const result = await change({ diamonds: { ids, price: { percent: 7.5 } } }, { expectedCount: 3 });
  expect(await pricesOf(ids)).toEqual([
    ['1075.01', '1472.76'],
    ['358.33', '179.17'],
    ['2150', '6450.00'],
  ]);
  expect((await undo(result.outcome?.undoToken ?? '')).outcome).toMatchObject({ changed: 3, problemCount: 0 });
  expect(await pricesOf(ids)).toEqual(before);

  await change({ diamonds: { ids, price: { field: 'totalPrice', amount: -100.5 } } });
  expect((await pricesOf(ids)).map(([, total]) => total)).toEqual(['1269.51', '66.17', '5899.50']);

  await rap(ids, '2500');
  await change({ diamonds: { filter: { ids }, price: { discount: -33.3333 } } }, { expectedCount: 3 });
  expect((await pricesOf(ids)).map(([ppc]) => ppc)).toEqual(['1666.67', '1666.67', '1666.67']);
  const again = await change({ diamonds: { ids, price: { discount: -33.3333 } } });
  expect(again.outcome).toMatchObject({ changed: 0, unchanged: 3, undoToken: null });
});

test('rejects prices of 0 or less and names the items, or skips those items if requested', async () => {
  const ids = await stones();
  const before = await pricesOf(ids);
  const dryRun = await change({ diamonds: { ids, price: { amount: -333.34 } } }, { dryRun: true });
  expect(dryRun.outcome).toMatchObject({ matched: 3, changed: 2, problemCount: 1 });
  expect(dryRun.outcome?.problems).toMatchObject([{ id: String(ids[1]), field: 'pricePerCarat' }]);
  const rejection = await change({ diamonds: { ids, price: { amount: -333.34 } } });
  expect(rejection.error).toMatchObject({ details: [{ path: `items.${ids[1]}.pricePerCarat` }] });
  expect(await pricesOf(ids)).toEqual(before);
  const result = await change({ diamonds: { ids, price: { amount: -333.34 } } }, { skipProblems: true });
  expect(result.outcome).toMatchObject({ changed: 2, problemCount: 1 });
  expect((await pricesOf(ids)).map(([ppc]) => ppc)).toEqual(['666.67', '333.333333', '1666.66']);

  await rap(ids.slice(0, 1), '1000');
  const off = await change({ diamonds: { ids, price: { discount: -10 } } }, { dryRun: true });
  expect(off.outcome).toMatchObject({ changed: 1, problemCount: 2 });
  const missing = await change({ diamonds: { ids: [999_999], price: { percent: 1 } } }, { dryRun: true });
  expect(missing.outcome).toMatchObject({ matched: 0, problems: [{ id: '999999', stockNumber: null }] });
  const high = await change({ diamonds: { ids, price: { amount: 99_999_999 } } }, { dryRun: true });
  expect(high.outcome).toMatchObject({ changed: 0, problemCount: 3 });
});

test.each([
  ['two kinds of change', { percent: 1, amount: 1 }, 'change.diamonds.price'],
  ['no kind of change', {}, 'change.diamonds.price'],
  ['a field that is not a price', { field: 'carats', percent: 1 }, 'change.diamonds.price.field'],
  ['a percentage below -100', { percent: -101 }, 'change.diamonds.price.percent'],
  ['a fraction of a cent', { amount: 0.005 }, null],
])('rejects a price change with %s and names the field', async (_, price, path) => {
  const ids = await stones();
  const { outcome, error } = await change({ diamonds: { ids, price } });
  expect(outcome).toBeUndefined();
  if (path !== null) expect(error).toMatchObject({ details: [{ path }] });
});

test('rejects a price change combined with other fields, and a discount for items without list prices', async () => {
  const ids = await stones();
  const both = await change({ diamonds: { ids, set: { isActive: false }, price: { percent: 1 } } });
  expect(both.error).toMatchObject({ details: [{ path: 'change.diamonds.price' }] });
  const ring = await change({ eternityRings: { filter: {}, price: { discount: -10 } } });
  expect(ring.error).toMatchObject({ details: [{ path: 'change.eternityRings.price.discount' }] });
  const count = await change({ diamonds: { ids, price: { percent: 1 } } }, { expectedCount: 2 });
  expect(count.error).toMatchObject({ reason: 'CONFIRMATION_NEEDED' });
});

test.each(samples.map((sample) => [sample.name, sample] as const))(
  'changes the prices of %s by percent',
  async (name, sample) => {
    const { typeName, one, many, piece } = sample;
    const { data, errors } = await app.graphql<Record<string, Record<string, { id: string }>>>(
      `mutation ($input: Create${typeName}Input!) { create${typeName}(input: $input) { ${one} { id } } }`,
      { input: { [one]: piece } },
      admin.token,
    );
    expect(errors).toEqual([]);
    const ids = [Number(data?.[`create${typeName}`]?.[one]?.id)];
    const type = stockModules.find((module) => module.type.name === name)?.type;
    const column = Object.hasOwn(piece, 'pricePerCarat') ? 'price_per_carat' : 'price';
    const read = async () => {
      const { rows } = await sql<{ price: string }>`
      select ${sql.ref(column)}::text as price from ${sql.table(type?.table ?? '')} where id = ${ids[0]}`.execute(
        app.em().getKysely(),
      );
      return Number(rows[0]?.price);
    };
    const before = await read();
    const { outcome, error } = await change({ [many]: { ids, price: { percent: -50 } } });
    expect(error).toBeUndefined();
    expect(await read()).toBe(Math.round(before * 50) / 100);
    await undo(outcome?.undoToken ?? '');
    expect(await read()).toBe(before);
  },
);

test('imports files over database connections that were used for computed price changes', async () => {
  const ids = await stones();
  // Sends as many concurrent changes as there are idle connections, so that each connection creates a temporary
  // table.
  await Promise.all(
    Array.from({ length: 8 }, () => change({ diamonds: { ids, price: { percent: 1 } } }, { dryRun: true })),
  );
  const form = new FormData();
  form.append('file', new Blob(['Stock #,Colour,Carats,Price\nTEMP-1,TTLB,1,100'], { type: 'text/csv' }), 'melee.csv');
  const { status, body } = await app.rest('POST', '/api/melee/import', { form, token: admin.token });
  expect({ status, body }).toMatchObject({ status: 200 });
});
