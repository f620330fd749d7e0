import { slotsInOrder } from './image-order.ts';
import type { JewelleryImageType, JewelleryMainStoneType, JewellerySideStonesType } from './jewellery-parts.type.ts';
import type { JewelleryPictures } from './jewellery-pictures.entity.ts';
import type { MainStone, SideStones } from './jewellery-stones.entity.ts';

/** The pictures of a piece in the order in which they are shown. Empty slots are left out. */
export const imagesOf = (pictures: Partial<JewelleryPictures>): JewelleryImageType[] =>
  slotsInOrder(pictures.imageOrder ?? '').flatMap(({ slot, name }) => {
    const url = pictures[name];
    return url ? [{ slot, url }] : [];
  });

/** Null when nothing is known of it. */
export function mainStoneOf(stone: Partial<MainStone>): JewelleryMainStoneType | null {
  const shown = {
    type: stone.mainStoneType ?? null,
    cut: stone.cutMainStone ?? null,
    number: stone.numberOfMainStones ?? null,
    carats: stone.caratMainStone ?? null,
    color: stone.colorMainStone ?? null,
    clarity: stone.clarityMainStone ?? null,
  };
  return isKnown(shown) ? shown : null;
}

/** Those sets of side stones of which anything is known, with their positions. */
export const sideStonesOf = (sets: readonly (Partial<SideStones> | undefined)[]): JewellerySideStonesType[] =>
  sets.flatMap((set = {}, index) => {
    const { type = null, cut = null, number = null, carat: carats = null, color = null, clarity = null } = set;
    const stones = { type, cut, number, carats, color, clarity };
    return isKnown(stones) ? [{ position: index + 1, ...stones }] : [];
  });

const isKnown = (stones: object): boolean => Object.values(stones).some((value) => value !== null);
