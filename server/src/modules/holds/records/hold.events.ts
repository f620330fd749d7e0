import { eventType } from '../../../kernel/use-cases/events.ts';
import type { HoldOutcome } from './hold-outcome.ts';

/** Hold when the event was published. */
export interface HoldFacts {
  readonly id: number;
  /** Incremented by each change. The event with the higher version is the later one. */
  readonly version: number;
  /** Name of the stock type. */
  readonly kind: string;
  readonly itemId: number;
  readonly stockNumber: string;
  /** ID of the holder. */
  readonly userId: number;
  /** True for a test hold. Delivered only to subscribers with `hearsTests`. */
  readonly isTest?: boolean;
  /** End of the hold, ISO 8601. Null: open-ended. */
  readonly until: string | null;
}

/** An item is on hold: placed by the holder or an administrator, or offered by the waiting list. */
export const holdPlaced = eventType<HoldFacts>('hold.placed');

/** The end of a hold has changed. */
export const holdExtended = eventType<HoldFacts>('hold.extended');

/** A hold was ended early, by the holder or an administrator. */
export const holdReleased = eventType<HoldFacts>('hold.released');

/** A hold has expired, or the holder has ordered the item. */
export const holdEnded = eventType<HoldFacts & { readonly outcome: HoldOutcome }>('hold.ended');

/** Offer of an item to the next user on its waiting list. */
interface OfferFacts {
  /** Name of the stock type. */
  readonly kind: string;
  readonly itemId: number;
  readonly userId: number;
  /** End of the hold for the user, ISO 8601. Null: the user gets an email only. */
  readonly until: string | null;
}

/** An item has become available, and the next user on its waiting list gets a hold or an email. */
export const stockOffered = eventType<OfferFacts>('stock.offered');
