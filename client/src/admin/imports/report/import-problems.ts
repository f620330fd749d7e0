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

/**
 * Summarizes an import or check: `1,240 new, 12 changed, 3 skipped`. For a check, the summary begins with the number
 * of problems.
 */
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

/** Formats the detected file format: `CSV in Windows-1252`, `worksheet “Stock”`. */
export function readAsText({
  encoding,
  sheet,
}: Pick<NonNullable<ImportReport['readAs']>, 'encoding' | 'sheet'>): string {
  return sheet === null ? `CSV in ${encoding ?? 'UTF-8'}` : `worksheet “${sheet}”`;
}

/** Result of a check or an import. */
export type ImportReport = ImportReportWholeFragment;

/** Problem or notice found in a file. */
export type ImportFinding = Omit<ImportReport['problems'][number], '__typename'>;

/** Problems found in a file: the total number, and details of the first ones. */
export interface FoundProblems {
  readonly list: readonly ImportFinding[];
  readonly count: number;
  readonly byCode: readonly CodeCount[];
  /** URL of a CSV file that contains all problems. Null if there is none. */
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

/**
 * Formats a finding's position in the file, numbered as in a spreadsheet: `Line 12`. Returns `rowless` if the finding
 * has no row.
 */
export function placeText({ row, line }: Pick<ImportFinding, 'row' | 'line'>, rowless: string): string {
  return row === 0 ? rowless : `Line ${line}`;
}

/** Group of problems that differ only in their row. */
export interface ProblemGroup {
  readonly first: ImportFinding;
  readonly count: number;
}

/** Groups problems with the same cell value and message, in order of first occurrence. */
export function groupProblems(problems: readonly ImportFinding[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of problems) {
    const { column, value, code, message } = problem;
    // Problems that concern an entire row or a blank cell are not grouped.
    const key =
      value === null ? `row ${problem.row} ${column} ${message}` : JSON.stringify([column, value, code, message]);
    const group = groups.get(key);
    groups.set(key, { first: group?.first ?? problem, count: (group?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** Maximum length of a cell value in reports. The server truncates longer values, so a profile cannot match them. */
const wholeCell = 200;

const unreadable = new Set([
  'UNKNOWN_VALUE',
  'NOT_A_NUMBER',
  'INVALID_DATE',
  'INVALID_ADDRESS',
  'INVALID_MEASUREMENTS',
]);

/** Returns the field whose cell value a profile can treat as empty, or null if that would not resolve the problem. */
export function fieldOfProblem(
  { column, value, code, row }: ImportFinding,
  columns: ImportReport['columns'],
): string | null {
  if (row === 0 || value === null || value.length >= wholeCell || !unreadable.has(code)) {
    return null;
  }
  return columns.find((candidate) => candidate.column === column)?.field ?? null;
}

/** Returns whether the problems concern columns. Until they are resolved, the server reads no rows. */
export function isAboutColumns(problems: readonly Pick<ImportFinding, 'row'>[]): boolean {
  return problems.some(({ row }) => row === 0);
}

/** Formats problem counts by code: `1,300 NOT_A_NUMBER, 2 DUPLICATE_KEY`. */
export function kindsText(counts: readonly CodeCount[]): string {
  return counts.map(({ code, count }) => `${formatCount(count)} ${code}`).join(', ');
}
