import type { StockRow } from '../stock/lists/stock-row.ts';
import { slotsInOrder } from './image-order.ts';
import type { JewelleryImageType, JewelleryMainStoneType, JewellerySideStonesType } from './jewellery-parts.type.ts';

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** The pictures of a piece in the order in which they are shown. Empty slots are left out. */
export const imagesOf = (row: StockRow): JewelleryImageType[] =>
  slotsInOrder(textOf(row.imageOrder) ?? '').flatMap((slot) => {
    const url = textOf(row[`image${slot}`]);
    return url === null ? [] : [{ slot, url }];
  });

/** Null when nothing is known of it. */
export function mainStoneOf(row: StockRow): JewelleryMainStoneType | null {
  const stone = {
    type: textOf(row.mainStoneType),
    cut: textOf(row.cutMainStone),
    number: numberOf(row.numberOfMainStones),
    carats: textOf(row.caratMainStone),
    color: textOf(row.colorMainStone),
    clarity: textOf(row.clarityMainStone),
  };
  return isKnown(stone) ? stone : null;
}

/** The sets of side stones of which anything is known. */
export const sideStonesOf = (row: StockRow): JewellerySideStonesType[] =>
  ['first', 'second', 'third', 'fourth'].flatMap((set, index) => {
    const stones = {
      type: textOf(row[`${set}SideStoneType`]),
      cut: textOf(row[`${set}SideStoneCut`]),
      number: numberOf(row[`${set}SideStoneNumber`]),
      carats: textOf(row[`${set}SideStoneCarat`]),
      color: textOf(row[`${set}SideStoneColor`]),
      clarity: textOf(row[`${set}SideStoneClarity`]),
    };
    return isKnown(stones) ? [{ position: index + 1, ...stones }] : [];
  });

const isKnown = (stones: object): boolean => Object.values(stones).some((value) => value !== null);
