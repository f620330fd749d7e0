import type { ImportReportWholeFragment } from '../../../graphql/generated/graphql';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { counted } from '../../kit/count-noun';

export type Counts = Pick<
  ImportReport,
  'read' | 'inserted' | 'updated' | 'unchanged' | 'notApplied' | 'deactivated' | 'skipped'
>;

/** Returns the counts of a report with their labels, in display order. */
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

/** Returns the number of records that an import would change. */
export function touchedCount({ inserted, updated, deactivated }: Counts): number {
  return inserted + updated + deactivated;
}

/** Formats a number of problems: `1 problem`, `25 problems`. */
export const problemsText = (count: number): string => counted(count, 'problem', 'problems');

/** Summarizes an import: `1,240 new, 12 changed, 3 skipped`. The summary of a check begins with its problems. */
export function outcomeLine(report: Counts, problemCount = 0): string {
  const counts = countsOf(report)
    .slice(1)
    .filter(({ count }) => count > 0)
    .map(({ label, count }) => `${formatCount(count)} ${label.toLowerCase()}`);
  const parts = problemCount === 0 ? counts : [problemsText(problemCount), ...counts];
  return parts.length === 0 ? 'Nothing to change' : parts.join(', ');
}

/** Formats a number of records: `1 diamond`, `1,240 diamonds`. */
export const countText = (count: number, { noun, plural }: Pick<StockFiles, 'noun' | 'plural'>): string =>
  counted(count, noun, plural);

/** Describes the file format: `CSV in Windows-1252`, `worksheet “Stock”`. */
export function readAsText({
  encoding,
  sheet,
}: Pick<NonNullable<ImportReport['readAs']>, 'encoding' | 'sheet'>): string {
  return sheet === null ? `CSV in ${encoding ?? 'UTF-8'}` : `worksheet “${sheet}”`;
}

/** Result of a check or an import. */
export type ImportReport = ImportReportWholeFragment;

/** Problem or notice about a file. */
export type ImportFinding = Omit<ImportReport['problems'][number], '__typename'>;

/** Problems of a file: the first ones in detail, and the total number. */
export interface FoundProblems {
  readonly list: readonly ImportFinding[];
  readonly count: number;
  readonly byCode: readonly CodeCount[];
  /** URL of a CSV file with all problems; null if none. */
  readonly fileUrl: string | null;
}

export type CodeCount = Pick<ImportReport['problemCounts'][number], 'code' | 'count'>;

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

/** Returns the position in the file, as numbered by spreadsheets: `Line 12`. `rowless` if the finding has no row. */
export function placeText({ row, line }: Pick<ImportFinding, 'row' | 'line'>, rowless: string): string {
  return row === 0 ? rowless : `Line ${line}`;
}

/** Problems that differ only in their row. */
export interface ProblemGroup {
  readonly first: ImportFinding;
  readonly count: number;
}

/** Groups problems of the same cell and message, in the order in which they first occur. */
export function groupProblems(problems: readonly ImportFinding[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { column, value, code, message } = problem;
    // Problems that concern a whole row or a blank cell are not grouped.
    const key =
      value === null ? `row ${problem.row} ${column} ${message}` : JSON.stringify([column, value, code, message]);
    const group = groups.get(key);
    groups.set(key, { first: group?.first ?? problem, count: (group?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** Maximum cell length in reports. The server truncates longer cells, so a profile cannot contain them. */
const wholeCell = 200;

const unreadable = new Set([
  'UNKNOWN_VALUE',
  'NOT_A_NUMBER',
  'INVALID_DATE',
  'INVALID_ADDRESS',
  'INVALID_MEASUREMENTS',
]);

/** Returns the field whose cell value a profile can treat as empty; null if that does not solve the problem. */
export function fieldOfProblem(
  { column, value, code, row }: ImportFinding,
  columns: ImportReport['columns'],
): string | null {
  if (row === 0 || value === null || value.length >= wholeCell || !unreadable.has(code)) {
    return null;
  }
  return columns.find((candidate) => candidate.column === column)?.field ?? null;
}

/** Returns whether the columns are ambiguous. The server reads no rows until they are resolved. */
export function isAboutColumns(problems: readonly Pick<ImportFinding, 'row'>[]): boolean {
  return problems.some(({ row }) => row === 0);
}

/** Formats counts by kind: `1,300 NOT_A_NUMBER, 2 DUPLICATE_KEY`. */
export function kindsText(counts: readonly CodeCount[]): string {
  return counts.map(({ code, count }) => `${formatCount(count)} ${code}`).join(', ');
}
