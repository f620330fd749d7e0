import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { formatCount } from '../../ui/numbers';
import type { BasketStone } from '../baskets/basket-items';

/** Data of a list row as a sellable item: a single stone, a parcel, a pair or a line set. */
export interface ListedItem extends Pick<DiamondRowFragment, 'availability' | 'status'> {
  readonly stones: number;
  readonly carats: number;
  readonly total: number | null;
  readonly perCarat: number | null;
  /** Difference from the list price, in percent. Negative if the price is below the list price. */
  readonly discount: number | null;
  /** Label for an item with more than one stone; null for a single stone. */
  readonly mark: string | null;
}

type Row = Pick<
  DiamondRowFragment,
  'set' | 'carats' | 'price' | 'discount' | 'parcelStones' | 'availability' | 'status' | 'isPair'
>;

/** Returns the label of a row with more than one stone: `Parcel of 12`. Null for a single stone. */
function markOf({ set, parcelStones, isPair }: Row): string | null {
  if (set !== null) {
    return set.kind === 'PAIR' ? 'Pair' : `Line set of ${formatCount(set.stones)}`;
  }
  if (parcelStones > 1) {
    return `Parcel of ${formatCount(parcelStones)}`;
  }
  // A pair can be stored as a single stock row.
  return isPair ? 'Pair' : null;
}

/** Returns true for a parcel whose stones can be bought in any number. */
export const isParcel = ({ parcelStones, set }: Pick<Row, 'parcelStones' | 'set'>): boolean =>
  parcelStones > 1 && set === null;

/**
 * Returns weight, price and availability of a row. In a list of items (`isItemList`), a row represents its whole set.
 * Otherwise, it represents a single stone, and its label names the set.
 */
export function listedItem(row: Row, isItemList: boolean): ListedItem {
  const { set, status } = row;
  const mark = markOf(row);
  return isItemList && set !== null
    ? { ...set, status, mark }
    : {
        stones: row.parcelStones,
        carats: row.carats,
        total: row.price?.total ?? null,
        perCarat: row.price?.perCarat ?? null,
        discount: row.discount,
        availability: row.availability,
        status,
        mark: mark !== null && set !== null ? `In a ${mark.charAt(0).toLowerCase()}${mark.slice(1)}` : mark,
      };
}

/**
 * Returns the stones to add to a basket for a row: both stones of a pair, otherwise one stone. A stone of a line set
 * adds the whole line set.
 */
export function stonesOfItem<Stone extends BasketStone & Pick<DiamondRowFragment, 'set'>>(
  stone: Stone,
  isItem: boolean,
): readonly BasketStone[] {
  if (!isItem || stone.set?.kind !== 'PAIR') {
    return [stone];
  }
  const otherStone = { stockNumber: `Matching stone of ${stone.stockNumber}`, lineSet: null };
  return stone.set.memberIds.map((id) => (id === stone.id ? stone : { id, ...otherStone }));
}
