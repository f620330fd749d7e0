/** One value of a reference list. Ids and codes never change; partners keep them. */
export interface ReferenceValue {
  readonly id: number;
  /** The trade's abbreviation where there is one, else the label in capitals. */
  readonly code: string;
  readonly label: string;
  /** Position in trade order, best first, from 1. */
  readonly rank: number;
  /** Other spellings met in suppliers' files. */
  readonly aliases: readonly string[];
}

/** A fixed list of values in trade order. */
export interface ReferenceList<V extends ReferenceValue = ReferenceValue> {
  /** In trade order. */
  readonly values: readonly V[];
  readonly byId: ReadonlyMap<number, V>;
  /** Every value by every spelling of its own, as `spelling` has it. */
  readonly bySpelling: ReadonlyMap<string, V>;
  /** Spellings that the trade has for several values: nobody can tell by them which is meant. */
  readonly doubtful: ReadonlyMap<string, readonly V[]>;
  /** The value that a text means: by label, code or alias, without regard to case, spaces and punctuation. */
  find(text: string): V | undefined;
}

/** Spelling without case, spaces and punctuation: `V. Good` and `vgood` are the same. */
export const spelling = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export function referenceList<V extends ReferenceValue>(
  values: readonly V[],
  doubtful: Readonly<Record<string, readonly number[]>> = {},
): ReferenceList<V> {
  const byId = new Map(values.map((value) => [value.id, value]));
  const bySpelling = new Map<string, V>();
  // A label wins over a code, a code over an alias, an earlier value over a later one.
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
    doubtful: new Map(
      Object.entries(doubtful).map(([text, ids]) => [spelling(text), ids.flatMap((id) => byId.get(id) ?? [])]),
    ),
    find: (text) => bySpelling.get(spelling(text)),
  };
}

/** Rows in trade order: id, code, label, aliases. */
export type ReferenceRow = readonly [id: number, code: string, label: string, aliases?: readonly string[]];

export const listOf = (
  rows: readonly ReferenceRow[],
  doubtful?: Readonly<Record<string, readonly number[]>>,
): ReferenceList =>
  referenceList(
    rows.map(([id, code, label, aliases = []], index) => ({
      id,
      code,
      label,
      rank: index + 1,
      aliases,
    })),
    doubtful,
  );
