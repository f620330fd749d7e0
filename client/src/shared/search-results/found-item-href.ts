import type { FoundItemFragment } from '../../graphql/generated/graphql';
import { itemHref } from '../items/item-href';

/** Where a found item is shown. */
export const foundItemHref = (item: FoundItemFragment): string =>
  itemHref(item.__typename === 'Bracelet' ? { ...item, color: item.variantColor } : item);
