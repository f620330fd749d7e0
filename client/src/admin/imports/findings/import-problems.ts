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

/** True when the file's columns are in doubt: no row can be read before that is settled. */
export function isAboutColumns(problems: readonly Pick<ImportFinding, 'row'>[]): boolean {
  return problems.some(({ row }) => row === 0);
}

/** Counts by kind in a line: `1,300 NOT_A_NUMBER, 2 DUPLICATE_KEY`. */
export function kindsText(counts: readonly CodeCount[]): string {
  return counts.map(({ code, count }) => `${formatCount(count)} ${code}`).join(', ');
}
