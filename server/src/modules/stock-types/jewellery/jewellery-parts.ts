import type { JewelleryMainStoneType, JewellerySideStonesType } from './jewellery-parts.type.ts';
import type { MainStone, SideStones } from './jewellery-stones.entity.ts';

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
