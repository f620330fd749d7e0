import type { BasketItemInput } from '../../graphql/generated/graphql';
import { formatPrice } from '../../ui/numbers';

/** Parcel fields that the price is calculated from. */
export interface Parcel {
  readonly id: string;
  readonly stockNumber: string;
  /** Number of remaining stones. */
  readonly parcelStones: number;
  readonly price: { readonly total: number | null; readonly unit: number | null } | null;
}

/** Parses a number of stones. Returns null unless it is an integer from 1 to the number of remaining stones. */
export function typedStones(text: string, { parcelStones }: Pick<Parcel, 'parcelStones'>): number | null {
  const stones = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return stones >= 1 && stones <= parcelStones ? stones : null;
}

/**
 * Returns the price of a number of stones, calculated as on the server. All stones cost the total price; fewer stones
 * cost the price per stone. Null if there is no price.
 */
export function parcelTotal(stones: number, { parcelStones, price }: Parcel): number | null {
  if (price === null || stones === parcelStones) {
    return price?.total ?? null;
  }
  return price.unit === null ? null : Math.round(price.unit * 100 * stones) / 100;
}

/** Formats an amount of a parcel with its price. `Whole parcel: $1,200.00`, `5 stones: $500.00` */
export function parcelTotalText(stones: number, parcel: Parcel): string {
  const amount = stones === parcel.parcelStones ? 'Whole parcel' : stones === 1 ? '1 stone' : `${stones} stones`;
  return `${amount}: ${formatPrice(parcelTotal(stones, parcel))}`;
}

/** Returns the basket input for a number of stones of a parcel. */
export const parcelItem = (
  { id }: Pick<Parcel, 'id'>,
  numberOfStones: number,
  ringSize: string | null = null,
): BasketItemInput => ({ parcel: { diamondId: id, numberOfStones, ringSize } });
