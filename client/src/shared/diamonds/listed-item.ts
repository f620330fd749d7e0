import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import { formatCount } from '../../ui/numbers';
import type { BasketStone } from '../baskets/basket-items';

/** A row of a list as a sellable item. */
export interface ListedItem extends Pick<DiamondRowFragment, 'availability' | 'status'> {
  readonly stones: number;
  readonly carats: number;
  readonly total: number | null;
  readonly perCarat: number | null;
  /** Percent against the list price. */
  readonly discount: number | null;
  /** Label of items with more than one stone; null for a single stone. */
  readonly mark: string | null;
}

type Row = Pick<
  DiamondRowFragment,
  'set' | 'carats' | 'price' | 'discount' | 'parcelStones' | 'availability' | 'status' | 'isPair'
>;

/** How many stones a row is, in words: `Parcel of 12`. `null` for a single stone. */
function markOf({ set, parcelStones, isPair }: Row): string | null {
  if (set !== null) {
    return set.kind === 'PAIR' ? 'Pair' : `Line set of ${formatCount(set.stones)}`;
  }
  if (parcelStones > 1) {
    return `Parcel of ${formatCount(parcelStones)}`;
  }
  // Two stones that are one row.
  return isPair ? 'Pair' : null;
}

/** Whether a row is a parcel that is sold in parts. */
export const isParcel = ({ parcelStones, set }: Pick<Row, 'parcelStones' | 'set'>): boolean =>
  parcelStones > 1 && set === null;

/**
 * Returns weight, price and availability of a row. In a list of items (`isItems`) a row stands for its whole set;
 * otherwise for its stone, labelled with the set it belongs to.
 */
export function listedItem(row: Row, isItems: boolean): ListedItem {
  const { set, status } = row;
  const mark = markOf(row);
  return isItems && set !== null
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

/** The stones that go into a basket for a row: of a pair both halves; of a line set one, which brings the others. */
export function stonesOfItem<Stone extends BasketStone & Pick<DiamondRowFragment, 'set'>>(
  stone: Stone,
  isItem: boolean,
): readonly BasketStone[] {
  if (!isItem || stone.set?.kind !== 'PAIR') {
    return [stone];
  }
  const mate = { stockNumber: `Other half of ${stone.stockNumber}`, lineSet: null };
  return stone.set.memberIds.map((id) => (id === stone.id ? stone : { id, ...mate }));
}
