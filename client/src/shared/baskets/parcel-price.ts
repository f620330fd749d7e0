import type { BasketItemInput } from '../../graphql/generated/graphql';
import { formatPrice } from '../../ui/numbers';

/** A parcel as far as its quantity and price go. */
export interface Parcel {
  readonly id: string;
  readonly stockNumber: string;
  /** Number of stones left. */
  readonly parcelStones: number;
  readonly price: { readonly total: number | null; readonly unit: number | null } | null;
}

/** Reads a number of stones; `null` unless it is a whole number from 1 to all stones. */
export function typedStones(text: string, { parcelStones }: Pick<Parcel, 'parcelStones'>): number | null {
  const stones = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
  return stones >= 1 && stones <= parcelStones ? stones : null;
}

/** Price of some stones of a parcel by the server's rule: all stones cost the list price, fewer the price per stone. */
export function parcelTotal(stones: number, { parcelStones, price }: Parcel): number | null {
  if (price === null || stones === parcelStones) {
    return price?.total ?? null;
  }
  return price.unit === null ? null : Math.round(price.unit * 100 * stones) / 100;
}

/** `Whole parcel: $1,200.00`, `5 stones: $500.00` */
export function parcelTotalText(stones: number, parcel: Parcel): string {
  const amount = stones === parcel.parcelStones ? 'Whole parcel' : stones === 1 ? '1 stone' : `${stones} stones`;
  return `${amount}: ${formatPrice(parcelTotal(stones, parcel))}`;
}

/** Stones of a parcel as wishlist and cart take them. */
export const parcelItem = (
  { id }: Pick<Parcel, 'id'>,
  numberOfStones: number,
  ringSize: string | null = null,
): BasketItemInput => ({ parcel: { diamondId: id, numberOfStones, ringSize } });
