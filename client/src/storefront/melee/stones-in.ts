import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';

/** Carats of a round brilliant of 1 mm; the weight grows with the cube of the diameter. */
const CARATS_PER_CUBIC_MILLIMETRE = 0.0037;

/** A lot as far as its stones can be counted. */
type CountedLot = Pick<MeleeLotRowFragment, 'sizeFrom' | 'sizeTo'> & { readonly shape: { readonly code: string } };

/** What a stone of the lot weighs on average, `null` where it cannot be told. */
function caratsOfStone({ shape, sizeFrom, sizeTo }: CountedLot): number | null {
  const diameter = ((sizeFrom ?? sizeTo ?? 0) + (sizeTo ?? sizeFrom ?? 0)) / 2;
  return shape.code === 'RD' && diameter > 0 ? CARATS_PER_CUBIC_MILLIMETRE * diameter ** 3 : null;
}

/** About how many carats so many stones of the lot are, to the hundredth; `null` where it cannot be told. */
export function caratsOf(stones: number, lot: CountedLot): number | null {
  const each = caratsOfStone(lot);
  return each === null ? null : Math.round(stones * each * 100) / 100;
}

/** About how many stones an amount of the lot is, `null` where it cannot be told: only rounds of a known size can. */
export function stonesIn(carats: number, lot: CountedLot): number | null {
  const each = caratsOfStone(lot);
  const count = each === null ? 0 : Math.round(carats / each);
  return count >= 1 ? count : null;
}
