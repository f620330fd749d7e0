import type { RowOf } from '../stock/lists/stock-row.ts';
import { slotsInOrder } from './image-order.ts';
import type { JewelleryImageType, JewelleryMainStoneType, JewellerySideStonesType } from './jewellery-parts.type.ts';
import type { JewelleryPiece } from './jewellery-piece.entity.ts';

type Row = RowOf<JewelleryPiece>;

/** The pictures of a piece in the order in which they are shown. Empty slots are left out. */
export const imagesOf = (row: Row): JewelleryImageType[] =>
  slotsInOrder(row.imageOrder ?? '').flatMap((slot) => {
    const url = row[`image${slot}`];
    return url ? [{ slot, url }] : [];
  });

/** Null when nothing is known of it. */
export function mainStoneOf(row: Row): JewelleryMainStoneType | null {
  const stone = {
    type: row.mainStoneType ?? null,
    cut: row.cutMainStone ?? null,
    number: row.numberOfMainStones ?? null,
    carats: row.caratMainStone ?? null,
    color: row.colorMainStone ?? null,
    clarity: row.clarityMainStone ?? null,
  };
  return isKnown(stone) ? stone : null;
}

/** The sets of side stones of which anything is known. */
export const sideStonesOf = (row: Row): JewellerySideStonesType[] =>
  (['first', 'second', 'third', 'fourth'] as const).flatMap((set, index) => {
    const stones = {
      type: row[`${set}SideStoneType`] ?? null,
      cut: row[`${set}SideStoneCut`] ?? null,
      number: row[`${set}SideStoneNumber`] ?? null,
      carats: row[`${set}SideStoneCarat`] ?? null,
      color: row[`${set}SideStoneColor`] ?? null,
      clarity: row[`${set}SideStoneClarity`] ?? null,
    };
    return isKnown(stones) ? [{ position: index + 1, ...stones }] : [];
  });

const isKnown = (stones: object): boolean => Object.values(stones).some((value) => value !== null);
