import type { CustomNecklaceRowFragment } from '../../../graphql/generated/graphql';
import type { DrawnAs } from '../../../shared/jewellery/piece-picture';
import { metalTone } from '../../../ui/jewellery-drawing/metal-tone';
import { formatCarats, formatCount, formatMeasure } from '../../../ui/numbers';

type Necklace = CustomNecklaceRowFragment;

/** Centimeters per inch. */
const INCH = 2.54;

/** Formats the length of a chain: `16 in (41 cm)`. Null if unknown. */
export const chainText = ({ chainLength }: Pick<Necklace, 'chainLength'>): string | null =>
  chainLength === null ? null : `${formatMeasure(chainLength)} in (${Math.round(chainLength * INCH)} cm)`;

/** Formats the number and weight of a necklace's stones: `9 stones, 1.35 ct`. Null if unknown. */
export function stonesOfNecklace({
  numberOfStones,
  totalCarats,
}: Pick<Necklace, 'numberOfStones' | 'totalCarats'>): string | null {
  const parts = [
    numberOfStones === null ? null : `${formatCount(numberOfStones)} ${numberOfStones === 1 ? 'stone' : 'stones'}`,
    totalCarats === null ? null : `${formatCarats(totalCarats)} ct`,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(', ');
}

/** Returns the drawing data for a necklace: a pendant for a single stone, otherwise a row of stones. */
export const drawnNecklace = ({ name, material, shape, numberOfStones }: Necklace): DrawnAs => ({
  type: numberOfStones === 1 ? 'PENDANT' : 'NECKLACE',
  metal: metalTone(material, name),
  shape: shape?.id,
});
