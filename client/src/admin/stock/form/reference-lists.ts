import type { Choice } from '../../../forms/choice';
import { toChoices } from '../../../forms/choice';
import type { StockReferenceListsQuery } from '../../../graphql/generated/graphql';
import type { StockFieldDeclaration } from '../../../graphql/stock/stock-declaration';

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
      ? { ...choice, label: `${choice.label}: say for whom by the button Hold`, isDisabled: true }
      : choice,
  );
}
