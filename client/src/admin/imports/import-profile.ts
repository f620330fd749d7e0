import * as v from 'valibot';
import type { ImportProfileInput } from '../../graphql/generated/graphql';

/** A word of the file as GraphQL's. */
const word = <const Meaning extends string>(text: string, meaning: Meaning) =>
  v.pipe(
    v.literal(text),
    v.transform((): Meaning => meaning),
  );

const profileSchema = v.strictObject({
  columns: v.optional(v.nullable(v.array(v.object({ column: v.string(), field: v.optional(v.nullable(v.string())) })))),
  constants: v.optional(v.nullable(v.array(v.object({ field: v.string(), value: v.string() })))),
  values: v.optional(v.nullable(v.array(v.object({ field: v.string(), from: v.string(), to: v.string() })))),
  stockId: v.optional(v.nullable(v.string())),
  numberRepeats: v.optional(v.nullable(v.boolean())),
  decimals: v.optional(v.nullable(v.union([word('.', 'POINT'), word(',', 'COMMA')]))),
  discountSign: v.optional(
    v.nullable(v.union([word('negativeIsBack', 'NEGATIVE_IS_BACK'), word('positiveIsBack', 'POSITIVE_IS_BACK')])),
  ),
  discountScale: v.optional(v.nullable(v.union([word('percent', 'PERCENT'), word('fraction', 'FRACTION')]))),
});

/** How one supplier's files are read, as the file of a profile says it. */
export type ImportProfile = v.InferOutput<typeof profileSchema>;

/** A profile, or what is wrong with its file. */
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

/** Reads the text of a profile's file. */
export function parseProfile(text: string): ParsedProfile {
  const json = parseJson(text);
  if (json === undefined) {
    return { isValid: false, problem: 'The profile is no JSON file.' };
  }
  // A list has properties of its own by the names that a profile uses.
  if (Array.isArray(json)) {
    return { isValid: false, problem: 'The profile must be an object, not a list.' };
  }
  const parsed = v.safeParse(profileSchema, json);
  if (parsed.success) {
    return { isValid: true, profile: parsed.output };
  }
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return { isValid: false, problem: path === null ? `The profile: ${issue.message}` : `${path}: ${issue.message}` };
}

/** What was chosen in the table of columns: header → field, `null` leaves the column out. */
export type ChosenColumns = ReadonlyMap<string, string | null>;

/** The profile with what was chosen on the screen on top of it; `null` when there is neither. */
export function withChosenColumns(profile: ImportProfile | null, chosen: ChosenColumns): ImportProfileInput | null {
  if (chosen.size === 0) {
    return profile;
  }
  const kept = (profile?.columns ?? []).filter(({ column }) => !chosen.has(column));
  const own = [...chosen].map(([column, field]) => ({ column, field }));
  return { ...profile, columns: [...kept, ...own] };
}
