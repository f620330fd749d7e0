import { type Choice, toChoices } from '../../../forms/select-field';
import type { StockReferenceListsQuery } from '../../../graphql/generated/graphql';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { formatMoney } from '../../../ui/numbers';
import { formFields } from './form-fields';
import type { Typed, TypedRecord } from './typed-record';

/** What fields are chosen from; before it is there nothing can be chosen. */
export type ReferenceLists = StockReferenceListsQuery['referenceLists'] | undefined;

/** What a field can be chosen from. */
export function optionsOf({ options }: StockFieldDeclaration, lists: ReferenceLists): readonly Choice[] {
  if (options === undefined) {
    return [];
  }
  return 'values' in options ? options.values : toChoices(lists?.[options.list] ?? []);
}

/** The status of what is on hold, which is for somebody: it is given with them and an end, in a form of its own. */
const ON_HOLD = 'HOLD';

/** Whether a value of a field is given in a form of its own, not by choosing it. */
export const isAskedApart = ({ name }: StockFieldDeclaration, value: string): boolean =>
  name === 'status' && value === ON_HOLD;

/** The same as they are entered: what is given in a form of its own says so, and cannot be chosen. */
export function enteredOptionsOf(field: StockFieldDeclaration, lists: ReferenceLists): readonly Choice[] {
  return optionsOf(field, lists).map((choice) =>
    isAskedApart(field, choice.value)
      ? { ...choice, label: `${choice.label}: use the Hold button to choose the customer`, isDisabled: true }
      : choice,
  );
}

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
