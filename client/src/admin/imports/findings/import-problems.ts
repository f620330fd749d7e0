import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as v from 'valibot';
import { apiErrorOf } from '../../../graphql/api-error';
import type { ImportStockMutation } from '../../../graphql/generated/graphql';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { failureReason } from '../../kit/failure';

/** What the server says about a file. */
export type ImportReport = NonNullable<ImportStockMutation['importStock']>['report'];

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

const refusalSchema = v.object({
  details: v.array(
    v.object({
      path: v.string(),
      message: v.string(),
      row: v.optional(v.number()),
      line: v.optional(v.number(), 0),
      column: v.optional(v.nullable(v.string()), null),
      value: v.optional(v.nullable(v.string()), null),
      code: v.optional(v.string(), ''),
    }),
  ),
  facts: v.optional(
    v.object({
      import: v.object({
        problemCount: v.optional(v.number(), 0),
        problemCounts: v.optional(v.array(v.object({ code: v.string(), count: v.number() })), []),
        problemFile: v.optional(v.nullable(v.object({ url: v.string() })), null),
      }),
    }),
  ),
});

/** The problems for which a file was refused; `null` when it failed for another reason. */
export function problemsOfRefusal(error: unknown): FoundProblems | null {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  const refusal = v.safeParse(refusalSchema, extensions);
  if (!refusal.success) {
    return null;
  }
  const { details, facts } = refusal.output;
  const list = details.flatMap(({ row, line, column, value, code, message }) =>
    row === undefined ? [] : [{ row, line, column, value, code, message }],
  );
  const told = facts?.import;
  return list.length === 0
    ? null
    : {
        list,
        count: Math.max(told?.problemCount ?? 0, list.length),
        byCode: told?.problemCounts ?? [],
        fileUrl: told?.problemFile?.url ?? null,
      };
}

const NOTHING_CHANGED = 'Nothing was changed.';

/** Why an import, or the check before it, failed as a whole, in words. */
export function importFailureText(
  error: unknown,
  { plural }: Pick<StockFiles, 'plural'>,
  tried: 'check' | 'import' = 'import',
): string {
  const problems = problemsOfRefusal(error);
  if (problems !== null) {
    return problems.count === 1
      ? `One problem stands in the way. ${NOTHING_CHANGED}`
      : `${formatCount(problems.count)} problems stand in the way. ${NOTHING_CHANGED}`;
  }
  const apiError = apiErrorOf(error);
  if (apiError === null) {
    return tried === 'check'
      ? `${failureReason(error)} ${NOTHING_CHANGED}`
      : `${failureReason(error)} The file may have been taken over all the same. Import it again to be sure: nothing is taken over twice.`;
  }
  if (apiError.reason === 'CONFIRMATION_NEEDED') {
    return `The stock has changed since the check, and another number of ${plural} would go. Check the file again. ${NOTHING_CHANGED}`;
  }
  const aboutFile = apiError.details.find(({ path }) => path.split('.').at(-1) === 'file');
  const reason = aboutFile === undefined ? failureReason(error) : `The file ${aboutFile.message}.`;
  return `${reason} ${NOTHING_CHANGED}`;
}

/** Where in the file a problem is, as a spreadsheet numbers its rows: `Line 12`. */
export function placeText({ row, line }: Pick<ImportFinding, 'row' | 'line'>): string {
  return row === 0 ? 'Header' : `Line ${line}`;
}

/** True when the file's columns are in doubt: no row can be read before that is settled. */
export function isAboutColumns(problems: readonly Pick<ImportFinding, 'row'>[]): boolean {
  return problems.some(({ row }) => row === 0);
}

/** Counts by kind in a line: `1,300 NOT_A_NUMBER, 2 DUPLICATE_KEY`. */
export function kindsText(counts: readonly CodeCount[]): string {
  return counts.map(({ code, count }) => `${formatCount(count)} ${code}`).join(', ');
}
