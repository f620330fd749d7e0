import type { RingParts } from '../../ring-builder/index.ts';
import { Availability, isOrderable } from '../../stock/values/index.ts';
import { LineProblemReason } from './basket-line.type.ts';

/** Requested amount of an item. Null for a single item, or if not set. */
export interface Amount {
  readonly numberOfStones: number | null;
  /** Weight in carats. A string with exact digits. */
  readonly carats: string | null;
}

/** Item of a kind: a stored item, or one that is not yet created from its parts. */
export interface ItemRef {
  /** Null if the item is not stored yet. */
  readonly itemId: number | null;
  /** Parts of an item that is not stored yet. Null for stored items. */
  readonly parts: RingParts | null;
}

interface Terms {
  /**
   * True if items without a price are allowed, because an administrator sets the price. If omitted, such items are
   * not for sale.
   */
  readonly mayLackPrice?: boolean;
}

export interface RequestedItem extends Amount, ItemRef, Terms {}

export interface ItemChoice extends RequestedItem {
  readonly itemType: number;
  readonly ringSize: string | null;
  /** True if the item represents its whole line set. */
  readonly asSet: boolean;
  /** Name of the input object in the request. Null if the request contains only an ID. */
  readonly part: string | null;
}

/** Row of a wishlist, cart or order, with its item. */
export interface WantedRow extends Amount, Terms {
  readonly itemType: number;
  /** Null if the item is deleted. */
  readonly itemId: number | null;
}

/** Returns the requested items of one kind. Omits rows whose item is deleted. */
export const wantedOf = <R extends WantedRow>(
  rows: readonly R[],
  kind: number,
): readonly (RequestedItem & { readonly itemId: number; readonly row: R })[] =>
  rows.flatMap((row) => {
    const { itemType, itemId, numberOfStones, carats, mayLackPrice = false } = row;
    return itemType === kind && itemId !== null
      ? [{ row, itemId, parts: null, numberOfStones, carats, mayLackPrice }]
      : [];
  });

/** Item with the price and availability for one viewer. Decimals are strings with exact digits. */
export interface Offer extends Amount, ItemRef {
  readonly itemType: number;
  readonly stockId: string;
  /** One-line description for buyers. */
  readonly description: string;
  /** Name of the line set or inseparable pair that the item is sold with. Null if the item is sold individually. */
  readonly lineSet: string | null;
  /**
   * Stock numbers of an inseparable pair. `half` is this stone, or the stone of the ring. `isMateShown` is true if
   * the caller may see the other half.
   */
  readonly pair?: { readonly half: string; readonly mate: string; readonly isMateShown: boolean } | null;
  /** Weight of the offered amount. Null if unknown. */
  readonly carats: string | null;
  readonly pricePerCarat: string | null;
  /** Price of one stone of a parcel. */
  readonly unitPrice?: string;
  readonly totalPrice: string;
  /** True if the price is on request: the total is zero until an administrator sets a price. */
  readonly isOnRequest?: boolean;
  readonly availability: Availability;
  /** ID of the caller's order that contains the item, if the availability is ORDERED_BY_YOU. */
  readonly orderId?: number | null;
  /**
   * Explanation, set if the requested amount is not available but a smaller amount is. The text continues the item's
   * description.
   */
  readonly shortage?: string;
  /** Reason why the item cannot be ordered from its list. */
  readonly unavailability?: Unavailability;
  /** Error if the requested amount is never allowed: the field of the amount, and the message. */
  readonly refusal?: { readonly path: string; readonly message: string };
}

/** Offer of a stored item, which rows can reference. */
export interface StoredOffer extends Offer {
  readonly itemId: number;
}

export const isStored = (offer: Offer): offer is StoredOffer => offer.itemId !== null;

export interface Unavailability {
  readonly reason: LineProblemReason;
  /** Text that continues the item's description. */
  readonly explanation: string;
}

const notAvailable: Unavailability = { reason: LineProblemReason.NOT_FOR_SALE, explanation: 'is not available' };

/** Returns the reason why an item cannot be ordered. If there is no offer, the item is not visible to the caller. */
export function unavailabilityOf(
  offer: Pick<Offer, 'availability' | 'unavailability' | 'shortage' | 'orderId'> | undefined,
): Unavailability {
  if (!offer) return notAvailable;
  if (offer.unavailability) return offer.unavailability;
  if (offer.shortage) return { reason: LineProblemReason.TOO_MUCH, explanation: offer.shortage };
  switch (offer.availability) {
    case Availability.ON_HOLD:
      return { reason: LineProblemReason.HELD, explanation: 'is on hold for another buyer' };
    case Availability.SOLD:
      return { reason: LineProblemReason.SOLD, explanation: 'is sold' };
    case Availability.ORDERED_BY_YOU:
      return {
        reason: LineProblemReason.ORDERED_BY_YOU,
        explanation: offer.orderId == null ? 'is in one of your orders' : `is in your order ${offer.orderId}`,
      };
    default:
      return notAvailable;
  }
}

/** Returns true if the caller can order the item. */
export const canBeOrdered = (offer: Pick<Offer, 'availability'> | undefined): boolean =>
  offer !== undefined && isOrderable(offer.availability);

/** Returns a copy of the offer that cannot be ordered for the given reason. */
export const hindered = (offer: StoredOffer, unavailability: Unavailability): StoredOffer => ({
  ...offer,
  availability: Availability.GONE,
  unavailability,
});

/** Returns the reason why an item cannot be ordered, as text that continues its description. */
export const unavailabilityText = (offer: Offer | undefined): string => unavailabilityOf(offer).explanation;

/** Error text for a set that has changed since it was added. Continues the description. */
export const setChanged = 'has changed since it was added to the cart: add it again';

export const idsOf = (items: readonly ItemRef[]): number[] => items.flatMap(({ itemId }) => itemId ?? []);

/** Returns a key of an item that is unique across kinds. */
export const keyOf = ({ itemType, itemId }: { itemType: number; itemId: number | null }): string =>
  `${itemType} ${itemId}`;

/**
 * Maps requested items to values computed from the rows that were read for them. An item may be requested more than
 * once.
 */
export function byWanted<R extends { readonly itemId: number }, T>(
  requested: readonly RequestedItem[],
  rows: readonly R[],
  make: (row: R, item: RequestedItem) => T | undefined,
): Map<RequestedItem, T> {
  const byId = new Map<number | null, R>(rows.map((row) => [row.itemId, row]));
  const result = new Map<RequestedItem, T>();
  for (const item of requested) {
    const row = byId.get(item.itemId);
    const entry = row && make(row, item);
    if (entry) result.set(item, entry);
  }
  return result;
}
