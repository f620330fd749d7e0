import { difference, share } from '../../../kernel/values/money.ts';

/** Part of a parcel. The weight is an exact decimal. */
export interface ParcelPart {
  readonly stones: number;
  readonly carats: string;
}

/** Smallest possible weight in carats. */
const grain = '0.001';

/**
 * Returns the weight of a number of stones from a parcel. The last stones get all the remaining weight. Otherwise, at
 * least the smallest possible weight is left.
 */
export function weightOf(stones: number, rest: ParcelPart): string {
  if (stones === rest.stones) return rest.carats;
  const part = share(rest.carats, stones, rest.stones);
  const takesAll = stones < rest.stones && Number(part) >= Number(rest.carats);
  return takesAll ? difference(rest.carats, grain) : part;
}
