import type { EternityRingRowFragment } from '../../../graphql/generated/graphql';
import { metalText } from '../../../shared/jewellery/metal-text';
import type { DrawnAs } from '../../../shared/jewellery/piece-picture';
import { metalTone } from '../../../ui/jewellery-drawing/metal-tone';
import { formatCarats, formatCount } from '../../../ui/numbers';

type Ring = EternityRingRowFragment;

/** Returns the name of a ring's metal. */
export const metalOfRing = (ring: Pick<Ring, 'material' | 'colorOfGold'>): string =>
  metalText(ring) ?? 'Metal of your choice';

/** Formats the number and weight of a ring's stones: `20 stones, 2.00 ct`. Null if unknown. */
export function stonesOfRing({
  numberOfStones,
  totalCarats,
}: Pick<Ring, 'numberOfStones' | 'totalCarats'>): string | null {
  const parts = [
    numberOfStones === null ? null : `${formatCount(numberOfStones)} stones`,
    totalCarats === null ? null : `${formatCarats(totalCarats)} ct`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Returns the drawing data for a ring without a picture. */
export const drawnRing = ({ material, colorOfGold, shape }: Ring): DrawnAs => ({
  type: 'ETERNITY_RING',
  metal: metalTone(material, colorOfGold),
  shape: shape.id,
});
