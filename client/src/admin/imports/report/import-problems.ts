import type { ImportReportWholeFragment } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';

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
