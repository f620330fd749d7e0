import { type Choice, toChoices } from '../../../forms/select-field';
import type { StockReferenceListsQuery } from '../../../graphql/generated/graphql';
import type { StockDeclaration, StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';
import { formatMoney } from '../../../ui/numbers';
import { formFields } from './form-fields';
import type { InputValue, TypedRecord } from './typed-record';

/** Reference lists that contain the options of select fields. Undefined while loading. */
export type ReferenceLists = StockReferenceListsQuery['referenceLists'] | undefined;

export function optionsOf({ options }: StockFieldDeclaration, lists: ReferenceLists): readonly Choice[] {
  if (options === undefined) {
    return [];
  }
  return 'values' in options ? options.values : toChoices(lists?.[options.list] ?? []);
}

/** Status of items on hold. It is set in a separate form, together with the customer and the end time. */
const ON_HOLD = 'HOLD';

/** Returns whether a value is set in a separate form, so that it cannot be selected. */
export const isSetInSeparateForm = ({ name }: StockFieldDeclaration, value: string): boolean =>
  name === 'status' && value === ON_HOLD;

/** Returns the options of a field. Values that are set in a separate form are disabled and have a hint. */
export function enteredOptionsOf(field: StockFieldDeclaration, lists: ReferenceLists): readonly Choice[] {
  return optionsOf(field, lists).map((choice) =>
    isSetInSeparateForm(field, choice.value)
      ? { ...choice, label: `${choice.label}: use the Hold button to choose the customer`, isDisabled: true }
      : choice,
  );
}

/** Field that another user has changed since the record was opened. */
export interface RecordDifference {
  readonly name: string;
  readonly label: string;
  /** Value when the record was opened. */
  readonly before: string;
  /** Current value on the server. */
  readonly now: string;
  /** Value in the form. Null if it equals one of the other two values. */
  readonly mine: string | null;
}

function isSame(a: InputValue | undefined, b: InputValue | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Formats a form value. */
export function formatTyped(
  field: StockFieldDeclaration,
  value: InputValue | undefined,
  lists: ReferenceLists,
): string {
  if (typeof value === 'boolean') {
    return value ? 'Yes' : 'No';
  }
  if (field.value === 'money' && typeof value === 'string' && value !== '') {
    return formatMoney(Number(value));
  }
  const options = optionsOf(field, lists);
  const values = typeof value === 'string' ? [value] : (value ?? []);
  const text = values.map((each) => options.find((option) => option.value === each)?.label ?? each).join(', ');
  return text === '' ? 'empty' : text;
}

/** Returns the fields that differ between the opened and the current record, in form order. */
export function recordDifferences(
  declaration: StockDeclaration,
  { before, now, mine }: Readonly<Record<'before' | 'now' | 'mine', TypedRecord>>,
  lists: ReferenceLists,
): readonly RecordDifference[] {
  return formFields(declaration)
    .filter(({ name }) => !isSame(before[name], now[name]))
    .map((field) => {
      const { name, label } = field;
      const isMineDifferent = !isSame(mine[name], before[name]) && !isSame(mine[name], now[name]);
      return {
        name,
        label,
        before: formatTyped(field, before[name], lists),
        now: formatTyped(field, now[name], lists),
        mine: isMineDifferent ? formatTyped(field, mine[name], lists) : null,
      };
    });
}
