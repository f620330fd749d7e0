import type { Offer } from '../kinds/offer.ts';

/** Returns the offers that are half of an inseparable pair whose other half is not in `offers`. */
export function splitPairs(offers: readonly Offer[]): Offer[] {
  const pairHalves = new Set(offers.flatMap(({ pair }) => pair?.half ?? []));
  return offers.filter(({ pair }) => pair && !pairHalves.has(pair.mate));
}

/**
 * Returns the reason why half of an inseparable pair is not sold separately, as text that continues its description.
 */
export const splitReason = ({ pair }: Offer): string =>
  pair?.isMateShown
    ? `is only sold as a pair with ${pair.mate}, which is not available`
    : 'is only sold as a pair, and the other stone is not available';
