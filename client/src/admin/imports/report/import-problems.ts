import type { ImportReportWholeFragment } from '../../../graphql/generated/graphql';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { counted } from '../../kit/count-noun';

/** The numbers of a report. */
export type Counts = Pick<
  ImportReport,
  'read' | 'inserted' | 'updated' | 'unchanged' | 'notApplied' | 'deactivated' | 'skipped'
>;

/** The counts of a report in the order in which they are told, each with its word. */
export function countsOf(report: Counts): readonly { readonly label: string; readonly count: number }[] {
  return [
    { label: 'Rows read', count: report.read },
    { label: 'New', count: report.inserted },
    { label: 'Changed', count: report.updated },
    { label: 'Unchanged', count: report.unchanged },
    { label: 'Not applied', count: report.notApplied },
    { label: 'Deactivated', count: report.deactivated },
    { label: 'Skipped', count: report.skipped },
  ];
}

/** How many records an import would touch. */
export function touchedCount({ inserted, updated, deactivated }: Counts): number {
  return inserted + updated + deactivated;
}

/** A number of problems in words: `1 problem`, `25 problems`. */
export const problemsText = (count: number): string => counted(count, 'problem', 'problems');

/** An import in a line: `1,240 new, 12 changed, 3 left out`; a check with what it found wrong before that. */
export function outcomeLine(report: Counts, problemCount = 0): string {
  const counts = countsOf(report)
    .slice(1)
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${formatCount(count)} ${label.toLowerCase()}`);
  const parts = problemCount === 0 ? counts : [problemsText(problemCount), ...counts];
  return parts.length === 0 ? 'Nothing to change' : parts.join(', ');
}

/** A number of records in words: `1 diamond`, `1,240 diamonds`. */
export const countText = (count: number, { noun, plural }: Pick<StockFiles, 'noun' | 'plural'>): string =>
  counted(count, noun, plural);

/** How a file was read, in words: `CSV in Windows-1252`, `sheet “Stock” of a workbook`. */
export function readAsText({
  encoding,
  sheet,
}: Pick<NonNullable<ImportReport['readAs']>, 'encoding' | 'sheet'>): string {
  return sheet === null ? `CSV in ${encoding ?? 'UTF-8'}` : `worksheet “${sheet}”`;
}

/** What the server says about a file. */
export type ImportReport = ImportReportWholeFragment;

/** One thing that is wrong with a file, or that people should know of it. */
export type ImportFinding = Omit<ImportReport['problems'][number], '__typename'>;

/** What is wrong with a file: the first problems one by one, and all of them counted. */
export interface FoundProblems {
  readonly list: readonly ImportFinding[];
  readonly count: number;
  readonly byCode: readonly CodeCount[];
  /** Where all of them can be fetched as CSV. */
  readonly fileUrl: string | null;
}

/** How many problems or notices of a kind there are. */
export type CodeCount = Pick<ImportReport['problemCounts'][number], 'code' | 'count'>;

/** The problems of a report. */
export const problemsOfReport = ({
  problems,
  problemCount,
  problemCounts,
  problemFile,
}: ImportReport): FoundProblems => ({
  list: problems,
  count: problemCount,
  byCode: problemCounts,
  fileUrl: problemFile?.url ?? null,
});

/** Where in the file something was found, as a spreadsheet numbers its rows: `Line 12`; `rowless` where that is in no row. */
export function placeText({ row, line }: Pick<ImportFinding, 'row' | 'line'>, rowless: string): string {
  return row === 0 ? rowless : `Line ${line}`;
}

/** Problems that are the same but for their row, and how many there are. */
export interface ProblemGroup {
  /** The first of them. */
  readonly first: ImportFinding;
  readonly count: number;
}

/** Groups problems of the same cell and message, in the order in which they first occur. */
export function groupProblems(problems: readonly ImportFinding[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { column, value, code, message } = problem;
    // A row as a whole, or a blank cell, is a problem of its own.
    const key =
      value === null ? `row ${problem.row} ${column} ${message}` : JSON.stringify([column, value, code, message]);
    const group = groups.get(key);
    groups.set(key, { first: group?.first ?? problem, count: (group?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** Cells are cut by the server after so many characters: a longer one cannot be named in a profile. */
const wholeCell = 200;

const unreadable = new Set([
  'UNKNOWN_VALUE',
  'NOT_A_NUMBER',
  'INVALID_DATE',
  'INVALID_ADDRESS',
  'INVALID_MEASUREMENTS',
]);

/** The field whose cell a profile can have read as nothing. Null: that is no answer to the problem. */
export function fieldOfProblem(
  { column, value, code, row }: ImportFinding,
  columns: ImportReport['columns'],
): string | null {
  if (row === 0 || value === null || value.length >= wholeCell || !unreadable.has(code)) {
    return null;
  }
  return columns.find((candidate) => candidate.column === column)?.field ?? null;
}

/** True when the file's columns are in doubt: no row can be read before that is settled. */
export function isAboutColumns(problems: readonly Pick<ImportFinding, 'row'>[]): boolean {
  return problems.some(({ row }) => row === 0);
}

/** Counts by kind in a line: `1,300 NOT_A_NUMBER, 2 DUPLICATE_KEY`. */
export function kindsText(counts: readonly CodeCount[]): string {
  return counts.map(({ code, count }) => `${formatCount(count)} ${code}`).join(', ');
}
