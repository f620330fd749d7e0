import { headingKey } from '../../stock/headings/index.ts';
import type { ImportProfile } from '../reading/import-profile.ts';

/** What tells entries of a list of a profile apart: of two that say something of the same, the given one counts. */
const keys = {
  columns: ({ column }: { readonly column: string }) => headingKey(column),
  constants: ({ field }: { readonly field: string }) => field.toLowerCase(),
  values: ({ field, from }: { readonly field: string; readonly from: string | null }) =>
    `${field.toLowerCase()} ${from?.trim().toLowerCase() ?? ''}`,
};

/** A saved profile with what is said of one file on top of it, such as answers to questions. */
export function joinedProfile(saved: ImportProfile | null, given: ImportProfile | null): ImportProfile | null {
  if (!saved || !given) return given ?? saved;
  return {
    ...saved,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined)),
    columns: joined(saved.columns, given.columns, keys.columns),
    constants: joined(saved.constants, given.constants, keys.constants),
    values: joined(saved.values, given.values, keys.values),
  };
}

const joined = <Entry>(
  saved: readonly Entry[] | null | undefined,
  given: readonly Entry[] | null | undefined,
  keyOf: (entry: Entry) => string,
): readonly Entry[] => [
  ...new Map([...(saved ?? []), ...(given ?? [])].map((entry) => [keyOf(entry), entry])).values(),
];
