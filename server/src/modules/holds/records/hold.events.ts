import { eventType } from '../../../kernel/use-cases/events.ts';
import type { HoldOutcome } from './hold-outcome.ts';

/** State of a hold at the time of the event. */
export interface HoldFacts {
  readonly id: number;
  /** Incremented by each change. Of two events, the one with the higher version is later. */
  readonly version: number;
  /** Name of the stock type. */
  readonly kind: string;
  readonly itemId: number;
  readonly stockNumber: string;
  /** ID of the user who holds the item. */
  readonly userId: number;
  /** True for a test hold. The event is delivered only to test webhook endpoints. */
  readonly isTest?: boolean;
  /** End of the hold, ISO 8601. Null if the hold does not expire. */
  readonly until: string | null;
}

/** An item was put on hold: by the buyer, by an administrator, or through its waiting list. */
export const holdPlaced = eventType<HoldFacts>('hold.placed');

/** The end of a hold has changed. */
export const holdExtended = eventType<HoldFacts>('hold.extended');

/** A hold was ended early, by the buyer or an administrator. */
export const holdReleased = eventType<HoldFacts>('hold.released');

/** A hold has expired, or the buyer has ordered the item. */
export const holdEnded = eventType<HoldFacts & { readonly outcome: HoldOutcome }>('hold.ended');

/** Offer of an available item to the next user on its waiting list. */
interface OfferFacts {
  /** Name of the stock type. */
  readonly kind: string;
  readonly itemId: number;
  readonly userId: number;
  /** End of the user's hold, ISO 8601. Null if the user only gets an email. */
  readonly until: string | null;
}

/** An item has become available, and the next user on its waiting list gets a hold or an email. */
export const stockOffered = eventType<OfferFacts>('stock.offered');
