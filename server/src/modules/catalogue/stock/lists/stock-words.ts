import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../../accounts/index.ts';
import type { StockField } from '../fields/stock-field.ts';
import type { StockType } from '../stock-type.ts';
import { holdsText } from './stock-filter.ts';
import { isReadableBy } from './stock-row.ts';

/** A shorter one, such as the F of a colour, is no part of a longer word, nor of any text. */
const shortestPart = 3;

const partsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const names = (text: string, word: string): boolean =>
  partsOf(text).some((part) => part === word || (word.length >= shortestPart && part.startsWith(word)));

/**
 * Rows `d` of a type that a word in lower case describes, as far as the viewer may read: it names the type (`bracelet`) or
 * a grade, shape or other value of the row (`oval`, `VS1`, `platinum`), or stands in its texts. Null: no row can be.
 */
export function isDescribedBy(word: string, type: StockType, viewer: Viewer): RawBuilder<boolean> | null {
  if (names(`${type.noun} ${type.noun}s`, word)) return sql`true`;
  const conditions = type.fields.flatMap((field) =>
    isReadableBy(field, viewer) && type.isPlain(field) ? (valueNamed(field, word) ?? []) : [],
  );
  if (word.length >= shortestPart) conditions.push(holdsText(word, type, viewer));
  return conditions.length === 0 ? null : sql`(${sql.join(conditions, sql` or `)})`;
}

/** Null: no value of the field is called so. */
function valueNamed({ value, column }: StockField, word: string): RawBuilder<boolean> | null {
  const { facet, kind } = value;
  // Yes and no are the words of every flag.
  if (facet.kind !== 'options' || facet.isOpen || kind === 'flag') return null;
  const stored = facet.known.filter(({ label }) => names(label, word)).map((known) => known.stored);
  if (stored.length === 0) return null;
  const ref = sql.ref(`d.${column}`);
  const { type } = value.property;
  return facet.isList
    ? sql`${ref} && ${stored}::smallint[]`
    : type === 'text'
      ? sql`${ref} = any(${stored}::text[])`
      : sql`${ref} = any(${stored}::smallint[])`;
}
