import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { formatMoney } from '../../../ui/numbers';
import { formFields } from './form-fields';
import { optionsOf, type ReferenceLists } from './reference-lists';
import type { Typed, TypedRecord } from './typed-record';

/** A field in which somebody else's version of a record differs from the one that was opened. */
export interface RecordDifference {
  readonly name: string;
  readonly label: string;
  /** As it was when it was opened. */
  readonly before: string;
  /** As it is on the server now. */
  readonly now: string;
  /** As it is in the form, where that is something else again. */
  readonly mine: string | null;
}

function isSame(left: Typed | undefined, right: Typed | undefined): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** What is typed of a field, in words. */
export function wordsOf(field: StockFieldDeclaration, value: Typed | undefined, lists: ReferenceLists): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (field.value === 'money' && typeof value === 'string' && value !== '') {
    return formatMoney(Number(value));
  }
  const options = optionsOf(field, lists);
  const values = typeof value === 'string' ? [value] : (value ?? []);
  const words = values.map((each) => options.find((option) => option.value === each)?.label ?? each).join(', ');
  return words === '' ? 'empty' : words;
}

/** What differs between a record as it was opened and as it is now, in words, in the form's order. */
export function recordDifferences(
  declaration: StockDeclaration,
  { before, now, mine }: Readonly<Record<'before' | 'now' | 'mine', TypedRecord>>,
  lists: ReferenceLists,
): readonly RecordDifference[] {
  return formFields(declaration)
    .filter(({ name }) => !isSame(before[name], now[name]))
    .map((field) => {
      const { name, label } = field;
      const isMineAnother = !isSame(mine[name], before[name]) && !isSame(mine[name], now[name]);
      return {
        name,
        label,
        before: wordsOf(field, before[name], lists),
        now: wordsOf(field, now[name], lists),
        mine: isMineAnother ? wordsOf(field, mine[name], lists) : null,
      };
    });
}
