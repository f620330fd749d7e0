import * as v from 'valibot';
import type { ImportProfileInput } from '../../graphql/generated/graphql';

/** Normalizes a header for comparison: ignores case, spaces and punctuation. */
const plain = (header: string): string => header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Merges two lists of profile entries. Entries of the second list take precedence. */
function mergeLists<Entry>(
  first: readonly Entry[] | null | undefined,
  second: readonly Entry[] | null | undefined,
  nameOf: (entry: Entry) => string,
): Entry[] {
  const overrides = second ?? [];
  const names = new Set(overrides.map(nameOf));
  return [...(first ?? []).filter((entry) => !names.has(nameOf(entry))), ...overrides];
}

const isEmpty = (value: unknown): boolean => value == null || (Array.isArray(value) && value.length === 0);

/** Removes empty entries from a profile. */
function trimmed(profile: ImportProfile): ImportProfile {
  return Object.fromEntries(Object.entries(profile).filter(([, value]) => !isEmpty(value)));
}

/** Merges two profiles. Entries of the second profile take precedence. */
export function mergeProfiles(base: ImportProfile | null, top: ImportProfile | null): ImportProfile {
  return trimmed({
    ...trimmed(base ?? {}),
    ...trimmed(top ?? {}),
    columns: mergeLists(base?.columns, top?.columns, ({ column }) => plain(column)),
    constants: mergeLists(base?.constants, top?.constants, ({ field }) => field),
    values: mergeLists(base?.values, top?.values, ({ field, from }) => `${field} ${from.toLowerCase()}`),
  });
}

/** Returns whether a profile treats a given cell value of a field as empty. */
export const isReadAsEmpty = (profile: ImportProfile, field: string, cell: string): boolean =>
  (profile.values ?? []).some((entry) => isOfCell(entry, field, cell) && entry.to === '');

/** Returns a copy of the profile in which a given cell value of a field is treated as empty, or no longer is. */
export function withReadAsEmpty(
  profile: ImportProfile,
  { field, cell, isEmpty }: { readonly field: string; readonly cell: string; readonly isEmpty: boolean },
): ImportProfile {
  const others = (profile.values ?? []).filter((entry) => !isOfCell(entry, field, cell));
  return trimmed({ ...profile, values: isEmpty ? [...others, { field, from: cell, to: '' }] : others });
}

const isOfCell = (entry: NonNullable<ImportProfile['values']>[number], field: string, cell: string): boolean =>
  entry.field === field && entry.from.toLowerCase() === cell.toLowerCase();

/** Returns whether a profile has no entries. */
export const isBlankProfile = (profile: ImportProfile | null): boolean =>
  profile === null || Object.keys(trimmed(profile)).length === 0;

/**
 * Returns the field that a column is mapped to: null if the column is ignored, undefined if the profile has no entry
 * for it.
 */
export function chosenField(profile: ImportProfile | null, header: string): string | null | undefined {
  const entry = profile?.columns?.find(({ column }) => plain(column) === plain(header));
  return entry === undefined ? undefined : (entry.field ?? null);
}

/** Creates a schema that converts a value in the profile file to a GraphQL enum value. */
const mapTo = <const Meaning extends string>(text: string, meaning: Meaning) =>
  v.pipe(
    v.literal(text),
    v.transform((): Meaning => meaning),
  );

const optional = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

/** Profile entries that have the same format in the profile file and in GraphQL. */
const entries = {
  columns: optional(v.array(v.object({ column: v.string(), field: optional(v.string()) }))),
  constants: optional(v.array(v.object({ field: v.string(), value: v.string() }))),
  values: optional(v.array(v.object({ field: v.string(), from: v.string(), to: v.string() }))),
  stockId: optional(v.string()),
  numberRepeats: optional(v.boolean()),
  vendor: optional(v.string()),
  sheet: optional(v.string()),
};

const fileSchema = v.strictObject({
  ...entries,
  decimals: optional(v.union([mapTo('.', 'POINT'), mapTo(',', 'COMMA')])),
  discountSign: optional(
    v.union([mapTo('negativeIsBack', 'NEGATIVE_IS_BACK'), mapTo('positiveIsBack', 'POSITIVE_IS_BACK')]),
  ),
  discountScale: optional(v.union([mapTo('percent', 'PERCENT'), mapTo('fraction', 'FRACTION')])),
  priceBasis: optional(v.union([mapTo('perCarat', 'PER_CARAT'), mapTo('total', 'TOTAL')])),
  foreignCurrency: optional(v.union([mapTo('ignore', 'IGNORE'), mapTo('refuse', 'REFUSE')])),
  changedStones: optional(v.union([mapTo('update', 'UPDATE'), mapTo('refuse', 'REFUSE')])),
});

export const profileSchema = v.object({
  ...entries,
  decimals: optional(v.picklist(['POINT', 'COMMA'])),
  discountSign: optional(v.picklist(['NEGATIVE_IS_BACK', 'POSITIVE_IS_BACK'])),
  discountScale: optional(v.picklist(['PERCENT', 'FRACTION'])),
  priceBasis: optional(v.picklist(['PER_CARAT', 'TOTAL'])),
  foreignCurrency: optional(v.picklist(['IGNORE', 'REFUSE'])),
  changedStones: optional(v.picklist(['UPDATE', 'REFUSE'])),
});

/** Profile that defines how to read the files of one vendor. */
export type ImportProfile = ImportProfileInput;

/** Parsed profile, or an error message about the profile file. */
export type ParsedProfile =
  | { readonly isValid: true; readonly profile: ImportProfile }
  | { readonly isValid: false; readonly problem: string };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** Returns the error message for an invalid profile: `decimals must be "." or ",", not ";".` */
function problemText(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path === null) {
    return `The profile must be an object, not ${kinds[issue.received] ?? issue.received}.`;
  }
  if (issue.expected === 'never') {
    return `“${path}” is an unknown property. Allowed properties: ${Object.keys(fileSchema.entries).join(', ')}.`;
  }
  const expectedKind = issue.expected ?? '';
  const expected = kinds[expectedKind] ?? expectedKind.replaceAll(/[()]/g, '').replaceAll(' | ', ' or ');
  return issue.received === 'undefined'
    ? `${path} is missing.`
    : `${path} must be ${expected}, not ${kinds[issue.received] ?? issue.received}.`;
}

export function parseProfile(text: string): ParsedProfile {
  const json = parseJson(text);
  if (json === undefined) {
    return { isValid: false, problem: 'The profile is not a JSON file.' };
  }
  // Rejects arrays explicitly, because some array methods have the same names as profile entries.
  if (Array.isArray(json)) {
    return { isValid: false, problem: 'The profile must be an object, not a list.' };
  }
  const parsed = v.safeParse(fileSchema, json);
  if (parsed.success) {
    return { isValid: true, profile: parsed.output };
  }
  return { isValid: false, problem: problemText(parsed.issues[0]) };
}
