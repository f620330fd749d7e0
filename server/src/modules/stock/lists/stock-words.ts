import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../../accounts/index.ts';
import type { StockField } from '../fields/stock-field.ts';
import { isReadableBy } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';
import { holdsText } from './stock-filter.ts';

/** A shorter one, such as the F of a colour, is no part of a longer word, nor of any text. */
const shortestPart = 3;

const partsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

const names = (text: string, word: string): boolean => partsOf(text).includes(word);
const beginsName = (text: string, word: string): boolean => partsOf(text).some((part) => part.startsWith(word));

/**
 * Rows `d` of a type that a word in lower case describes, as far as the viewer may read: it names the type (`bracelet`) or
 * a grade, shape or other value of the row (`oval`, `VS1`), or stands in its texts, which are not looked through where the word
 * is a value's whole name: that would cost a scan. Null: no row can be.
 */
export function isDescribedBy(word: string, type: StockType, viewer: Viewer): RawBuilder<boolean> | null {
  if (names(type.noun, word)) return sql`true`;
  const fields = type.fields.filter((field) => isReadableBy(field, viewer) && type.isPlain(field));
  const valuesCalled = (isCalled: typeof names) => fields.flatMap((field) => valueWith(field, word, isCalled) ?? []);
  const named = valuesCalled(names);
  if (named.length > 0) return anyOf(named);
  return word.length < shortestPart ? null : anyOf([...valuesCalled(beginsName), holdsText(word, type, viewer)]);
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql`(${sql.join(conditions, sql` or `)})`;

/** Rows with a value of the field whose label has the word. Null: there is no such value. */
function valueWith({ value, column }: StockField, word: string, isCalled: typeof names): RawBuilder<boolean> | null {
  const { facet, kind } = value;
  // Yes and no are the words of every flag.
  if (facet.kind !== 'options' || facet.isOpen || kind === 'flag') return null;
  const stored = facet.known.filter(({ label }) => isCalled(label, word)).map((known) => known.stored);
  if (stored.length === 0) return null;
  const ref = sql.ref(`d.${column}`);
  const { type } = value.property;
  return facet.isList
    ? sql`${ref} && ${stored}::smallint[]`
    : type === 'text'
      ? sql`${ref} = any(${stored}::text[])`
      : sql`${ref} = any(${stored}::smallint[])`;
}
