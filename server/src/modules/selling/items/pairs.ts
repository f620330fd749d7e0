import type { Offer } from '../kinds/offer.ts';

/** Those of some offers that are half of a pair that is not separated, without the other half among them. */
export function splitPairs(offers: readonly Offer[]): Offer[] {
  const halves = new Set(offers.flatMap(({ pair }) => pair?.half ?? []));
  return offers.filter(({ pair }) => pair && !halves.has(pair.mate));
}

/** Why half of a pair is not sold, to follow its description. */
export const splitReason = ({ pair }: Offer): string =>
  pair?.isMateShown
    ? `is sold as a pair with ${pair.mate} only, which cannot be had now`
    : 'is sold as a pair only, and the other stone cannot be had now';
