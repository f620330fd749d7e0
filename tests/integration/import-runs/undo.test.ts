import { type People, signInPeople } from '../../support/people.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';
import { csv, importOverRest, stone } from '../import/files.ts';
import { orderStone } from './orders.ts';
import { ended, exported, fileOf, listRuns, type RunView, runFields, started } from './runs.ts';

/* Tests that undoing an import either restores everything or changes nothing. */

let app: TestApp;
let people: People;
beforeAll(async () => {
  app = await startTestApp({ withJobs: true });
  people = await signInPeople(app);
});
afterAll(() => app.stop());

interface UndoAnswer {
  run: RunView;
  problems: { id: string | null; stockNumber: string; code: string; field: string | null; message: string }[];
  problemCount: number;
}
const undoMutation = `mutation ($input: UndoImportInput!) { undoImport(input: $input) {
  run { ${runFields} } problems { id stockNumber code field message } problemCount
} }`;
const tryUndo = (id: string) =>
  app.graphql<{ undoImport: UndoAnswer | null }>(undoMutation, { input: { id } }, people.administrator);
async function undo(id: string): Promise<UndoAnswer> {
  const { data, errors } = await tryUndo(id);
  if (!data?.undoImport) throw new Error(JSON.stringify(errors));
  return data.undoImport;
}
const run = async (content: string, input: object = {}): Promise<RunView> =>
  ended(app, people.administrator, (await started(app, people.administrator, fileOf(content), { ...input })).id);
const execute = <Row>(statement: string, parameters: unknown[] = []): Promise<Row[]> =>
  app.em().getConnection().execute<Row[]>(statement, parameters);

type Row = readonly (string | number)[];
interface TypeFiles {
  readonly kind: string;
  readonly header: readonly string[];
  /** Three rows: one that the import changes, one that it deactivates, and one that it leaves unchanged. */
  readonly before: readonly [Row, Row, Row];
  /** Two rows: the changed first row and a new row. */
  readonly after: readonly [Row, Row];
}
const files: readonly TypeFiles[] = [
  {
    kind: 'DIAMOND',
    header: ['Stock #', 'Shape', 'Weight', 'Color', 'Price Per Carat', 'Comment', 'Status', 'Odd column'],
    before: [
      ['U1', 'RB', '1.01', 'D', '1000.50', 'a "quoted"\nline', 'Memo', 'kept'],
      ['U2', 'PR', '0.50', 'E', '700', '', 'Available', ''],
      ['U3', 'OV', '2', 'F', '900', '=1+1', 'Available', 'x'],
    ],
    after: [
      ['U1', 'RB', '1.02', 'D-E', '1100', '', 'Available', 'other'],
      ['U4', 'RB', '3', 'G', '5000', 'new', 'Available', ''],
    ],
  },
  {
    kind: 'MELEE',
    header: ['Stock #', 'Weight', 'Color', 'Price/Ct', 'Size From', 'Size To'],
    before: [
      ['M1', '100.5', 'ttlb', '400', '1.0', '1.1'],
      ['M2', '50', 'G-H', '650.25', '', ''],
      ['M3', '7', 'Black', '20', '', ''],
    ],
    after: [
      ['M1', '90.5', 'Black', '410', '', ''],
      ['M4', '1', 'White', '10', '', ''],
    ],
  },
  {
    kind: 'RING_SETTING',
    header: ['SKU', 'Name', 'Price', 'Shapes', 'Min Carats', 'Karat'],
    before: [
      ['R1', 'Solitaire', '900', 'Round; Oval', '0.3', '14K'],
      ['R2', 'Three stone', '1900.50', 'RD, PR', '', ''],
      ['R3', 'Halo', '1', 'RD', '', ''],
    ],
    after: [
      ['R1', 'Solitaire II', '901', 'Pear', '', '18K'],
      ['R4', 'Bezel', '500', '', '', ''],
    ],
  },
  {
    kind: 'GENERIC_DIAMOND',
    header: ['Stock #', 'Shape', 'Color', 'Clarity', 'Carats From', 'Carats To', 'Price', 'Lab Grown'],
    before: [
      ['G1', 'Round', 'G', 'VS1', '0.5', '0.69', '1500', ''],
      ['G2', 'Oval', 'H', 'SI1', '1', '', '2800', 'Y'],
      ['G3', 'Oval', 'H', 'SI2', '1', '', '2700', 'Y'],
    ],
    after: [
      ['G1', 'Pear', '', 'VVS1', '0.4', '', '1501', 'Y'],
      ['G4', 'Round', 'D', 'IF', '3', '', '90000', ''],
    ],
  },
  {
    kind: 'ETERNITY_RING',
    header: ['Stock #', 'Name', 'Shape', 'Price', 'Stones', 'Color'],
    before: [
      ['E1', 'First', 'RD', '1000.50', '20', 'G'],
      ['E2', 'Second', 'Princess', '2000', '22', ''],
      ['E3', 'Third', 'Oval', '3000', '', ''],
    ],
    after: [
      ['E1', 'Not first', 'Pear', '1', '', 'H'],
      ['E4', 'Fourth', 'RD', '4', '', ''],
    ],
  },
  {
    kind: 'BRACELET',
    header: ['Stock #', 'Name', 'Color', 'Size', 'Price', 'Images'],
    before: [
      ['B1', 'Line', 'Rose', 'S', '1800', 'https://example.com/1.jpg; https://example.com/2.jpg'],
      ['B2', 'Line', 'Rose', 'L', '1900', ''],
      ['B3', 'Line', 'White', 'L', '1900', ''],
    ],
    after: [
      ['B1', 'Line', 'Yellow', 'S', '1801', ''],
      ['B4', 'Line', 'Rose', 'S', '1', ''],
    ],
  },
  {
    kind: 'CUSTOM_NECKLACE',
    header: ['Stock #', 'Name', 'Shape', 'Chain Length', 'Price'],
    before: [
      ['N1', 'Pendant', 'Pear', '18', '1200'],
      ['N2', 'Choker', '', '', '3400'],
      ['N3', 'Riviera', '', '', '5'],
    ],
    after: [
      ['N1', 'Pendant II', '', '', '1'],
      ['N4', 'Pendant', '', '20', '2'],
    ],
  },
  {
    kind: 'JEWELLERY',
    header: ['Stock #', 'Type', 'Title', 'Price', 'Status'],
    before: [
      ['J1', 'ring', 'Toi et moi', '1200', 'Suspended'],
      ['J2', 'earrings', 'Studs', '800', 'Available'],
      ['J3', 'ring', 'Band', '80', 'Available'],
    ],
    after: [
      ['J1', 'pendant', '', '1', 'Available'],
      ['J4', 'ring', 'New', '2', 'Available'],
    ],
  },
];

test.each(files.map((type) => [type.kind, type] as const))(
  'undo of %s: deletes new items and restores changed and deactivated items exactly',
  async (kind, { header, before, after }) => {
    await run(csv(header, ...before), { kind });
    const [, , same] = before;
    const was = await exported(app, people.administrator, kind);
    const endedRun = await run(csv(header, ...after, same), { kind, mode: 'REPLACE' });
    expect(endedRun.failure).toBeNull();
    expect(endedRun).toMatchObject({
      state: 'DONE',
      report: { inserted: 1, updated: 1, unchanged: 1, deactivated: 1 },
    });
    const is = await exported(app, people.administrator, kind);
    expect(is).not.toBe(was);
    const undone = await undo(endedRun.id);
    expect(undone).toMatchObject({
      problems: [],
      problemCount: 0,
      run: { state: 'UNDONE', undoUntil: null, undoneBy: expect.stringContaining('@'), report: { updated: 1 } },
    });
    expect(await exported(app, people.administrator, kind)).toBe(was);
    // The audit log contains the undo.
    const entries = await execute<{ action: string; label: string; after: object }>(
      'select action, label, after from audit_entry order by id desc limit 3',
    );
    expect(entries[0]).toMatchObject({ after: { undone: Number(endedRun.id), deleted: 1, restored: 2 } });
    expect(
      entries
        .slice(1)
        .map(({ label }) => label)
        .sort(),
    ).toEqual([before[0][0], before[1][0]].sort());
    const again = await tryUndo(endedRun.id);
    expect(again.errors[0]?.extensions).toMatchObject({
      errorCode: 90,
      details: [{ path: 'id', message: 'is already undone' }],
    });
  },
);

const header = ['Stock #', 'Shape', 'Weight', 'Price Per Carat', 'Comment'];
const stones = (...rows: readonly (readonly [number: string, price: number, comment?: string])[]) =>
  csv(header, ...rows.map(([number, price, comment = '']) => [number, 'RB', '1', price, comment]));
const idOf = async (number: string): Promise<number> => Number((await stone(app, number)).id);

test('undoes an import run once a later run that changed its items has been undone', async () => {
  const was = await exported(app, people.administrator, 'DIAMOND');
  const first = await run(stones(['L1', 100], ['L2', 200]));
  const second = await run(stones(['L1', 101], ['L3', 300]));
  const rejection = await undo(first.id);
  expect(rejection.run.state).toBe('DONE');
  expect(rejection.problems).toMatchObject([{ stockNumber: 'L1', code: 'CHANGED', field: 'pricePerCarat' }]);
  expect((await undo(second.id)).problems).toEqual([]);
  expect((await undo(first.id)).problems).toEqual([]);
  expect(await exported(app, people.administrator, 'DIAMOND')).toBe(was);
});

test('preserves later changes to other fields on undo', async () => {
  await run(stones(['O1', 100, 'first']));
  const prices = await run(csv(['Stock #', 'Price Per Carat'], ['O1', 150]));
  await run(csv(['Stock #', 'Comment'], ['O1', 'second']));
  expect((await undo(prices.id)).problems).toEqual([]);
  expect(await stone(app, 'O1')).toMatchObject({ price_per_carat: '100.000000', comment: 'second' });
});

test('lists all items ordered, held, changed or deleted since the import when it rejects an undo, and changes nothing', async () => {
  await run(stones(['P1', 1], ['P2', 2], ['P3', 3], ['P4', 4], ['P5', 5], ['P6', 6]));
  const before = await run(
    stones(['P1', 11], ['P2', 12], ['P3', 13], ['P4', 14], ['P5', 15], ['P6', 16], ['P7', 17], ['P8', 18]),
  );
  await orderStone(app, people.administrator, await idOf('P1'));
  await orderStone(app, people.administrator, await idOf('P7'));
  const change = async (number: string, set: object) => {
    const { id, version: expectedVersion } = await stone(app, number);
    const { errors } = await app.graphql(
      'mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }',
      { input: { id, set, expectedVersion } },
      people.administrator,
    );
    expect(errors).toEqual([]);
  };
  const holdResult = await app.graphql(
    'mutation ($input: ChangeDiamondStatusInput!) { changeDiamondStatus(input: $input) { diamond { id } } }',
    { input: { id: await idOf('P2'), status: 'HOLD' } },
    people.administrator,
  );
  expect(holdResult.errors).toEqual([]);
  await change('P3', { pricePerCarat: 99 });
  await change('P8', { comment: 'by hand' });
  // Fields that the import did not write can be changed without preventing the undo.
  await change('P5', { comment: 'by hand' });
  await execute("delete from diamond where stock_id = 'P4'");
  const was = await exported(app, people.administrator, 'DIAMOND');
  const rejection = await undo(before.id);
  expect(rejection).toMatchObject({
    run: { state: 'DONE' },
    problemCount: 6,
    problems: [
      { stockNumber: 'P1', code: 'ORDERED' },
      { stockNumber: 'P2', code: 'ON_HOLD' },
      { stockNumber: 'P3', code: 'CHANGED', field: 'pricePerCarat' },
      { stockNumber: 'P4', code: 'GONE', id: null },
      { stockNumber: 'P7', code: 'ORDERED' },
      { stockNumber: 'P8', code: 'CHANGED', field: 'comment' },
    ],
  });
  expect(await exported(app, people.administrator, 'DIAMOND')).toBe(was);
});

test('reports a stone as on hold during an undo if the stone was held and then deactivated', async () => {
  await run(stones(['PS1', 1]));
  const { id: runId } = await run(stones(['PS1', 2]));
  const id = await idOf('PS1');
  const reasonOf = async (mutation: string, input: object) =>
    expect((await app.graphql(mutation, { input }, people.administrator)).errors).toEqual([]);
  await reasonOf(
    'mutation ($input: ChangeDiamondStatusInput!) { changeDiamondStatus(input: $input) { diamond { id } } }',
    {
      id,
      status: 'HOLD',
    },
  );
  const { version: expectedVersion } = await stone(app, 'PS1');
  await reasonOf('mutation ($input: UpdateDiamondInput!) { updateDiamond(input: $input) { diamond { id } } }', {
    id,
    set: { isActive: false },
    expectedVersion,
  });
  expect((await undo(runId)).problems).toMatchObject([{ stockNumber: 'PS1', code: 'ON_HOLD' }]);
});

test('rejects undoing an import run that changed nothing', async () => {
  const file = stones(['Q1', 1]);
  const dryRun = await run(file, { dryRun: true });
  expect((await tryUndo(dryRun.id)).errors[0]?.extensions.details).toMatchObject([{ path: 'id' }]);
  await run(file);
  for (const unchangedRun of [await run(file), await run(stones(['Q2', 1], ['Q2', 2]))]) {
    expect(unchangedRun.undoUntil).toBeNull();
    expect((await tryUndo(unchangedRun.id)).errors[0]?.extensions.details).toEqual([
      { path: 'id', message: 'has changed nothing' },
    ]);
  }
});

test('undoes an import over REST within 30 days', async () => {
  await importOverRest(app, stones(['W1', 1]), { token: people.administrator });
  const [waited] = await listRuns(app, people.administrator, { origins: ['REST'] });
  if (!waited) throw new Error('the import is in no history');
  await execute("update import_run set ended_at = now() - interval '31 days' where id = ?", [waited.id]);
  expect((await tryUndo(waited.id)).errors[0]?.extensions.details).toMatchObject([
    { message: 'ended more than 30 days ago' },
  ]);
  await execute("update import_run set ended_at = now() - interval '29 days' where id = ?", [waited.id]);
  expect((await undo(waited.id)).problems).toEqual([]);
  expect((await execute<{ count: string }>("select count(*) from diamond where stock_id = 'W1'"))[0]?.count).toBe('0');
});
