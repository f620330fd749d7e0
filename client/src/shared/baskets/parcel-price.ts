import type { BasketItemInput } from '../../graphql/generated/graphql';
import { formatPrice } from '../../ui/numbers';

/** Fields of a parcel that its price depends on. */
export interface Parcel {
  readonly id: string;
  readonly stockNumber: string;
  /** Number of stones left. */
  readonly parcelStones: number;
  readonly price: { readonly total: number | null; readonly unit: number | null } | null;
}

/** Parses a number of stones. Null unless it is a whole number from 1 to all stones. */
export function typedStones(text: string, { parcelStones }: Pick<Parcel, 'parcelStones'>): number | null {
  const stones = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return stones >= 1 && stones <= parcelStones ? stones : null;
}

/**
 * Returns the price of some stones, by the same rule as the server: all stones cost the total price, fewer the price
 * per stone. Null if there is no price.
 */
export function parcelTotal(stones: number, { parcelStones, price }: Parcel): number | null {
  if (price === null || stones === parcelStones) {
    return price?.total ?? null;
  }
  return price.unit === null ? null : Math.round(price.unit * 100 * stones) / 100;
}

/** Formats an amount with its price. `Whole parcel: $1,200.00`, `5 stones: $500.00` */
export function parcelTotalText(stones: number, parcel: Parcel): string {
  const amount = stones === parcel.parcelStones ? 'Whole parcel' : stones === 1 ? '1 stone' : `${stones} stones`;
  return `${amount}: ${formatPrice(parcelTotal(stones, parcel))}`;
}

/** Returns the basket input for some stones of a parcel. */
export const parcelItem = (
  { id }: Pick<Parcel, 'id'>,
  numberOfStones: number,
  ringSize: string | null = null,
): BasketItemInput => ({ parcel: { diamondId: id, numberOfStones, ringSize } });
