/** Value of a reference list. IDs and codes never change, because partners store them. */
export interface ReferenceValue {
  readonly id: number;
  /** Trade abbreviation, or the label in capital letters if there is none. */
  readonly code: string;
  readonly label: string;
  /** Position in trade order, best first, starting at 1. */
  readonly rank: number;
  /** Other spellings in supplier files. */
  readonly aliases: readonly string[];
}

/** Fixed list of values in trade order. */
export interface ReferenceList<V extends ReferenceValue = ReferenceValue> {
  /** Values in the order customary in the trade. */
  readonly values: readonly V[];
  readonly byId: ReadonlyMap<number, V>;
  /** Values by all their spellings, normalized by `spelling`. */
  readonly bySpelling: ReadonlyMap<string, V>;
  /** Ambiguous spellings, each with the values that share it. */
  readonly ambiguous: ReadonlyMap<string, readonly V[]>;
  /** Finds a value by label, code or alias, ignoring case, spaces and punctuation. Undefined if there is none. */
  find(text: string): V | undefined;
}

/**
 * Removes spaces and punctuation from a string and converts it to lower case, so that `V. Good` and `vgood` are
 * equal.
 */
export const spelling = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export function referenceList<V extends ReferenceValue>(
  values: readonly V[],
  ambiguous: Readonly<Record<string, readonly number[]>> = {},
): ReferenceList<V> {
  const byId = new Map(values.map((value) => [value.id, value]));
  const bySpelling = new Map<string, V>();
  // If spellings collide, labels take precedence over codes, codes over aliases, and earlier values over later ones.
  for (const spellings of [(v: V) => [v.label], (v: V) => [v.code], (v: V) => v.aliases]) {
    for (const value of values) {
      for (const text of spellings(value)) {
        const key = spelling(text);
        if (!bySpelling.has(key)) bySpelling.set(key, value);
      }
    }
  }
  return {
    values,
    byId,
    bySpelling,
    ambiguous: new Map(
      Object.entries(ambiguous).map(([text, ids]) => [spelling(text), ids.flatMap((id) => byId.get(id) ?? [])]),
    ),
    find: (text) => bySpelling.get(spelling(text)),
  };
}

/** Compact definition of a value in a reference list. */
export type ReferenceRow = readonly [id: number, code: string, label: string, aliases?: readonly string[]];

export const listOf = (
  rows: readonly ReferenceRow[],
  ambiguous?: Readonly<Record<string, readonly number[]>>,
): ReferenceList =>
  referenceList(
    rows.map(([id, code, label, aliases = []], index) => ({
      id,
      code,
      label,
      rank: index + 1,
      aliases,
    })),
    ambiguous,
  );
