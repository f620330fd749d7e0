import { difference, share } from '../../../kernel/values/money.ts';

/** Some stones of a parcel. The weight is an exact decimal. */
export interface ParcelPart {
  readonly stones: number;
  readonly carats: string;
}

/** The smallest weight. */
const grain = '0.001';

/**
 * What so many stones of a parcel weigh, taken from what is left of it: the last ones take all the weight that is left,
 * and others leave some to those that stay.
 */
export function weightOf(stones: number, rest: ParcelPart): string {
  if (stones === rest.stones) return rest.carats;
  const part = share(rest.carats, stones, rest.stones);
  const takesAll = stones < rest.stones && Number(part) >= Number(rest.carats);
  return takesAll ? difference(rest.carats, grain) : part;
}
