import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import type { StockField } from '../fields/stock-field.ts';
import { isReadableBy } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';
import { containsText } from './stock-filter.ts';

/** Minimum word length for partial matches. Shorter words, such as the color F, match whole words only. */
const shortestPart = 3;

const partsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const names = (text: string, word: string): boolean => partsOf(text).includes(word);
const beginsName = (text: string, word: string): boolean => partsOf(text).some((part) => part.startsWith(word));

/**
 * Returns the condition that a lower-case word matches the row `d`. Uses only fields that the viewer may read. A word
 * can match the type's name (`bracelet`), the label of a grade, shape or other value (`oval`, `VS1`), or the row's
 * texts. If the word occurs in a label as a whole word, the texts are not searched, because that would require a
 * table scan. Null if no row can match.
 */
export function matchesWord(word: string, type: StockType, viewer: Viewer): RawBuilder<boolean> | null {
  if (names(type.noun, word)) return sql`true`;
  const fields = type.fields.filter((field) => isReadableBy(field, viewer) && type.isPlain(field));
  const valuesCalled = (isCalled: typeof names) => fields.flatMap((field) => valueWith(field, word, isCalled) ?? []);
  const named = valuesCalled(names);
  if (named.length > 0) return anyOf(named);
  return word.length < shortestPart ? null : anyOf([...valuesCalled(beginsName), containsText(word, type, viewer)]);
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join(conditions, sql` or `)})`;

/** Returns the condition for rows with a value whose label matches the word. Null if no label matches. */
function valueWith({ value, column }: StockField, word: string, isCalled: typeof names): RawBuilder<boolean> | null {
  const { facet, kind } = value;
  // Flags are skipped because they all have the same labels, Yes and No.
  if (facet.kind !== 'options' || facet.isOpen || kind === 'flag') return null;
  const stored = facet.knownValues.filter(({ label }) => isCalled(label, word)).map((option) => option.stored);
  if (stored.length === 0) return null;
  const ref = sql.ref(`d.${column}`);
  const { type } = value.property;
  return facet.isList
    ? sql`${ref} && ${stored}::smallint[]`
    : type === 'text'
      ? sql`${ref} = any(${stored}::text[])`
      : sql`${ref} = any(${stored}::smallint[])`;
}
