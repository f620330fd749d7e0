import { CombinedGraphQLErrors } from '@apollo/client/errors';
import * as v from 'valibot';
import { apiErrorOf } from '../../graphql/api-error';
import type { ImportDiamondsMutation } from '../../graphql/generated/graphql';
import { failureReason } from '../kit/failure';

/** What the server says about a file. */
export type ImportReport = NonNullable<ImportDiamondsMutation['importDiamonds']>['report'];

/** One thing that is wrong with a file. */
export type ImportProblem = Omit<ImportReport['problems'][number], '__typename'>;

const refusalSchema = v.object({
  details: v.array(
    v.object({
      path: v.string(),
      message: v.string(),
      row: v.optional(v.number()),
      column: v.optional(v.nullable(v.string()), null),
      value: v.optional(v.nullable(v.string()), null),
      code: v.optional(v.string(), ''),
    }),
  ),
});

/** The problems for which a file was refused; none when it failed for another reason. */
export function problemsOfRefusal(error: unknown): readonly ImportProblem[] {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  const refusal = v.safeParse(refusalSchema, extensions);
  if (!refusal.success) {
    return [];
  }
  return refusal.output.details.flatMap(({ row, column, value, code, message }) =>
    row === undefined ? [] : [{ row, column, value, code, message }],
  );
}

const NOTHING_CHANGED = 'Nothing was changed.';

/** Why an import failed as a whole, in words. */
export function importFailureText(error: unknown): string {
  const count = problemsOfRefusal(error).length;
  if (count > 0) {
    return count === 1
      ? `One problem stands in the way. ${NOTHING_CHANGED}`
      : `${count} problems stand in the way. ${NOTHING_CHANGED}`;
  }
  const apiError = apiErrorOf(error);
  if (apiError === null) {
    return `${failureReason(error)} Look at the list of diamonds: the file may have been taken over all the same.`;
  }
  const aboutFile = apiError.details.find(({ path }) => path.split('.').at(-1) === 'file');
  const reason = aboutFile === undefined ? failureReason(error) : `The file ${aboutFile.message}.`;
  return `${reason} ${NOTHING_CHANGED}`;
}

/** Where in the file a problem is: `Row 12`. */
export function rowText({ row }: Pick<ImportProblem, 'row'>): string {
  return row === 0 ? 'Header' : `Row ${row}`;
}

/** True when the file's columns are in doubt: no row can be read before that is settled. */
export function isAboutColumns(problems: readonly Pick<ImportProblem, 'row'>[]): boolean {
  return problems.some(({ row }) => row === 0);
}

/** Columns and rows of the problems' CSV file. */
export function problemTable(problems: readonly ImportProblem[]): {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
} {
  return {
    headers: ['row', 'column', 'value', 'code', 'message'],
    rows: problems.map(({ row, column, value, code, message }) => [row, column, value, code, message]),
  };
}
