import type { MeleeLotRowFragment } from '../../graphql/generated/graphql';

/** Carats of a round brilliant of 1 mm; the weight grows with the cube of the diameter. */
const CARATS_PER_CUBIC_MILLIMETRE = 0.0037;

/** About how many stones an amount of the lot is, `null` where it cannot be told: only rounds of a known size can. */
export function stonesIn(
  carats: number,
  {
    shape,
    sizeFrom,
    sizeTo,
  }: Pick<MeleeLotRowFragment, 'sizeFrom' | 'sizeTo'> & { readonly shape: { readonly code: string } },
): number | null {
  const diameter = ((sizeFrom ?? sizeTo ?? 0) + (sizeTo ?? sizeFrom ?? 0)) / 2;
  const count = Math.round(carats / (CARATS_PER_CUBIC_MILLIMETRE * diameter ** 3));
  return shape.code === 'RD' && diameter > 0 && count >= 1 ? count : null;
}
