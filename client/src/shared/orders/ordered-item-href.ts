import type { ItemKind, StockKind } from '../../graphql/generated/graphql';
import { itemHref } from '../items/item-href';

/** The stock whose page shows an item of a kind: that of a ring is the page of its setting. */
const stockOf: Readonly<Record<ItemKind, StockKind>> = {
  DIAMOND: 'DIAMOND',
  MELEE: 'MELEE',
  ENGAGEMENT_RING: 'RING_SETTING',
  COMPLETED_RING: 'RING_SETTING',
  ETERNITY_RING: 'ETERNITY_RING',
  BRACELET: 'BRACELET',
  JEWELLERY: 'JEWELLERY',
  CUSTOM_NECKLACE: 'CUSTOM_NECKLACE',
};

interface OrderedItem {
  readonly kind: ItemKind;
  /** Null once it is deleted. */
  readonly itemId: string | null;
  readonly stockNumber: string;
}

/** Where an item that somebody has ordered or shares has its page; null once it is deleted. */
export function orderedItemHref({ kind, itemId, stockNumber }: OrderedItem): string | null {
  return itemId === null ? null : itemHref({ kind: stockOf[kind], id: itemId, stockNumber });
}
