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
