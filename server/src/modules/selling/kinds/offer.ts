import type { RingParts } from '../../ring-builder/index.ts';
import { Availability, isOrderable } from '../../stock/values/index.ts';
import { LineProblemReason } from './basket-line.type.ts';

/** How much of an item somebody wants. Null: one, or not told. */
export interface Amount {
  readonly numberOfStones: number | null;
  /** An exact decimal. */
  readonly carats: string | null;
}

/** Which item of a kind: one that is stored, or one that is still to be made of its parts. */
export interface ItemRef {
  /** Null: nothing is stored of it yet. */
  readonly itemId: number | null;
  /** What an item that is not stored is made of; null of stored ones. */
  readonly parts: RingParts | null;
}

/** On what terms an item is wanted. */
interface Terms {
  /** The house sets its price: it may have none of its own. Left out: it has to have one. */
  readonly mayLackPrice?: boolean;
}

/** An item of some kind that somebody wants. */
export interface Wanted extends Amount, ItemRef, Terms {}

/** An item that a caller names. */
export interface ItemChoice extends Wanted {
  readonly itemType: number;
  readonly ringSize: string | null;
  /** It is taken for part of a line set. */
  readonly asSet: boolean;
  /** The field of the request's item that has fields of its own. Null: the item says no more than which. */
  readonly part: string | null;
}

/** A row that means an item: of a wishlist, cart or order. */
export interface WantedRow extends Amount, Terms {
  readonly itemType: number;
  /** Null once the item is deleted. */
  readonly itemId: number | null;
}

/** What rows mean of one kind. Rows whose item is deleted mean nothing. */
export const wantedOf = <R extends WantedRow>(
  rows: readonly R[],
  kind: number,
): readonly (Wanted & { readonly itemId: number; readonly row: R })[] =>
  rows.flatMap((row) => {
    const { itemType, itemId, numberOfStones, carats, mayLackPrice = false } = row;
    return itemType === kind && itemId !== null
      ? [{ row, itemId, parts: null, numberOfStones, carats, mayLackPrice }]
      : [];
  });

/** An item as one viewer may buy it at this moment. Decimals are exact strings. */
export interface Offer extends Amount, ItemRef {
  readonly itemType: number;
  readonly stockId: string;
  /** One line that tells a buyer which item is meant. */
  readonly description: string;
  /** The set of which it is a part, and only with which it is sold: a line set, or the pair that it is half of. */
  readonly lineSet: string | null;
  /**
   * Numbers of the two stones of a pair that is not separated: the one that this is, or has, and the other one, and whether
   * the caller may know of that.
   */
  readonly pair?: { readonly half: string; readonly mate: string; readonly isMateShown: boolean } | null;
  /** Of what is offered. Null: it has no weight that is told. */
  readonly carats: string | null;
  readonly pricePerCarat: string | null;
  /** Of one stone of a parcel. */
  readonly unitPrice?: string;
  readonly totalPrice: string;
  /** It has no price of its own, and comes to nothing until one is set. Left out: it has one. */
  readonly isOnRequest?: boolean;
  readonly availability: Availability;
  /** ID of the caller's order that has it, if it is ORDERED_BY_YOU. */
  readonly orderId?: number | null;
  /** Why so much of it is GONE although less is not. Follows its description. */
  readonly shortage?: string;
  /** Why it cannot be ordered from the list that it is in. */
  readonly hindrance?: Hindrance;
  /** Why so much of it can never be had, whoever else buys: the field of the amount, and what is wrong with it. */
  readonly refusal?: { readonly path: string; readonly message: string };
}

/** An offer of an item that is stored, so that a row can point to it. */
export interface StoredOffer extends Offer {
  readonly itemId: number;
}

export const isStored = (offer: Offer): offer is StoredOffer => offer.itemId !== null;

/** Why something cannot be had. */
export interface Hindrance {
  readonly reason: LineProblemReason;
  /** To follow its description. */
  readonly words: string;
}

const notAvailable: Hindrance = { reason: LineProblemReason.NOT_FOR_SALE, words: 'is not available' };

/** Returns why an item cannot be ordered. Without an offer the caller does not see it. */
export function hindranceOf(
  offer: Pick<Offer, 'availability' | 'hindrance' | 'shortage' | 'orderId'> | undefined,
): Hindrance {
  if (!offer) return notAvailable;
  if (offer.hindrance) return offer.hindrance;
  if (offer.shortage) return { reason: LineProblemReason.TOO_MUCH, words: offer.shortage };
  switch (offer.availability) {
    case Availability.ON_HOLD:
      return { reason: LineProblemReason.HELD, words: 'is on hold for another buyer' };
    case Availability.SOLD:
      return { reason: LineProblemReason.SOLD, words: 'is sold' };
    case Availability.ORDERED_BY_YOU:
      return {
        reason: LineProblemReason.ORDERED_BY_YOU,
        words: offer.orderId == null ? 'is in an order of yours' : `is in your order ${offer.orderId}`,
      };
    default:
      return notAvailable;
  }
}

/** Whether the caller can order the offered item. */
export const canBeOrdered = (offer: Pick<Offer, 'availability'> | undefined): boolean =>
  offer !== undefined && isOrderable(offer.availability);

/** Returns an offer that cannot be ordered because of the list that it is in. */
export const hindered = (offer: StoredOffer, hindrance: Hindrance): StoredOffer => ({
  ...offer,
  availability: Availability.GONE,
  hindrance,
});

/** Why something cannot be had, to follow its description. */
export const goneReason = (offer: Offer | undefined): string => hindranceOf(offer).words;

/** Why a set that is no longer what was put in cannot be had, to follow its description. */
export const setChanged = 'has changed since it was put into the cart: put it in again';

/** Ids of the stored ones among some items. */
export const idsOf = (wanted: readonly ItemRef[]): number[] => wanted.flatMap(({ itemId }) => itemId ?? []);

/** Tells items apart: ids are those of their kind. */
export const keyOf = ({ itemType, itemId }: { itemType: number; itemId: number | null }): string =>
  `${itemType} ${itemId}`;

/** Stored items that were read, by what was wanted of them: each as often as it was wanted. */
export function byWanted<R extends { readonly itemId: number }, T>(
  wanted: readonly Wanted[],
  rows: readonly R[],
  make: (row: R, wanted: Wanted) => T | undefined,
): Map<Wanted, T> {
  const byId = new Map<number | null, R>(rows.map((row) => [row.itemId, row]));
  const found = new Map<Wanted, T>();
  for (const one of wanted) {
    const row = byId.get(one.itemId);
    const made = row && make(row, one);
    if (made) found.set(one, made);
  }
  return found;
}
