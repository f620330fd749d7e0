import fc from 'fast-check';
import { cases, seed } from '../../../support/cases.ts';
import { textRow, workbookOf } from '../../../support/make-workbook.ts';
import { type People, signInPeople } from '../../../support/people.ts';
import { startTestApp, type TestApp } from '../../../support/test-app.ts';
import { csv, importOverGraphql, importOverRest, type ProblemView } from '../files.ts';
import { cleanStone } from './clean-rows.ts';
import { faultKinds, type PlantedFault } from './faults.ts';

/* Tests that the report for a file with 137 invalid rows among 10,000 lists exactly the invalid cells. */

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = await signInPeople(app);
});
afterAll(() => app.stop());

const rowCount = 10_000;
const faultCount = 137;
/** Number of pairs of rows with the same stock number. Each pair counts as two faults. */
const repeatedPairs = 4;

const columns = Object.keys(cleanStone(0));

/** Random choice of invalid rows and fault kinds. Every kind occurs at least once. */
const plan = fc.record({
  rows: fc.uniqueArray(fc.integer({ min: 1, max: rowCount }), { minLength: faultCount, maxLength: faultCount }),
  more: fc.array(fc.integer({ min: 0, max: faultKinds.length - 1 }), {
    minLength: faultCount - 2 * repeatedPairs - faultKinds.length,
    maxLength: faultCount - 2 * repeatedPairs - faultKinds.length,
  }),
});

type ExpectedProblem = PlantedFault & { readonly row: number };

interface Planted {
  readonly file: string;
  readonly lines: readonly (readonly string[])[];
  readonly problems: readonly ExpectedProblem[];
}

/** Returns a file with faults and the problems that the report should list. */
function createFaultyFile({ rows, more }: { rows: readonly number[]; more: readonly number[] }): Planted {
  const problems = new Map<number, ExpectedProblem>();
  const cells = Array.from({ length: rowCount }, (_, index) => cleanStone(index + 1));
  const kinds = [...faultKinds, ...more.map((kind) => faultKinds[kind])];
  const wide = new Set<number>();
  for (const [index, row] of rows.entries()) {
    const kind = kinds[index];
    if (!kind) continue;
    problems.set(row, { row, column: kind.column, value: kind.value, code: kind.code });
    if (kind.cells) Object.assign(cells[row - 1] ?? {}, kind.cells);
    else wide.add(row);
  }
  const repeated = rows.slice(kinds.length);
  for (const [index, row] of repeated.entries()) {
    const key = `TWICE-${Math.floor(index / 2)}`;
    Object.assign(cells[row - 1] ?? {}, { 'Stock #': index % 2 === 0 ? key : key.toLowerCase() });
    problems.set(row, {
      row,
      column: 'Stock #',
      value: index % 2 === 0 ? key : key.toLowerCase(),
      code: 'DUPLICATE_KEY',
    });
  }
  const lines = cells.map((stone, index) => [
    ...columns.map((column) => stone[column] ?? ''),
    ...(wide.has(index + 1) ? ['one more'] : []),
  ]);
  lines.unshift(columns);
  return { file: csv(...lines), lines, problems: [...problems.values()].sort((a, b) => a.row - b.row) };
}

/** Adds line numbers to the problems. The header is line 1. */
const withLines = (problems: readonly ExpectedProblem[]) =>
  problems.map(({ row, ...fault }) => ({ row, line: row + 1, ...fault }));
const withoutMessages = (problems: readonly ProblemView[]) => problems.map(({ message, path, ...problem }) => problem);

test('generates files with more than twenty kinds of faults', () => {
  expect(new Set(faultKinds.map(({ name }) => name)).size).toBe(faultKinds.length);
  expect(faultKinds.length).toBeGreaterThan(20);
  expect(new Set(faultKinds.map(({ code }) => code)).size).toBeGreaterThan(12);
});

test('reports 137 faulty rows out of 10,000 as 137 problems', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      const { file, problems } = createFaultyFile(planned);
      expect(problems).toHaveLength(faultCount);
      const { data, errors } = await importOverGraphql(app, file, { dryRun: true }, people.administrator);
      expect(errors).toEqual([]);
      const report = data?.importStock?.report;
      expect(withoutMessages(report?.problems ?? [])).toEqual(withLines(problems));
      expect(report).toMatchObject({
        ...{ isApplied: false, read: rowCount, problemCount: faultCount },
        ...{ inserted: rowCount - faultCount, skipped: faultCount },
      });
      // Each ambiguity causes one question, regardless of the number of affected rows.
      expect(report?.questions.map(({ column }) => column).sort()).toEqual(['Price Per Carat Memo', 'Shape']);
      const all = await fetch(`${app.url}${report?.problemFile?.url}`);
      // The number of lines equals the number of problems, because no reported cell contains a line break.
      expect((await all.text()).trim().split('\r\n')).toHaveLength(1 + faultCount);
    }),
    { seed, numRuns: cases(1), endOnFailure: true },
  );
});

test('imports only the valid rows, and reports identical problems over REST and for a workbook', async () => {
  const [planned = { rows: [], more: [] }] = fc.sample(plan, { seed: seed + 1, numRuns: 1 });
  const { file, lines, problems } = createFaultyFile(planned);
  const workbook = await workbookOf({
    sheets: { Stock: lines.map((cells, index) => textRow(index + 1, ...cells)).join('') },
  });
  const refusedWorkbook = await importOverRest(app, workbook, { token: people.administrator, name: 'stock.xlsx' });
  expect(withoutMessages(refusedWorkbook.body.details ?? [])).toEqual(withLines(problems));
  const rejection = await importOverRest(app, file, { token: people.administrator });
  expect(rejection.status).toBe(400);
  expect(withoutMessages(rejection.body.details ?? [])).toEqual(withLines(problems));
  const { body } = await importOverRest(app, file, { token: people.administrator, query: { skipInvalid: 'true' } });
  expect(body).toMatchObject({ inserted: rowCount - faultCount, skipped: faultCount, problemCount: faultCount });
});
