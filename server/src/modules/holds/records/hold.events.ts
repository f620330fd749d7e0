import { eventType } from '../../../kernel/use-cases/events.ts';
import type { HoldOutcome } from './hold-outcome.ts';

/** A hold at the time of the event. */
export interface HoldFacts {
  readonly id: number;
  /** Incremented by each change: the event with the higher version is the later one. */
  readonly version: number;
  /** Name of the stock type. */
  readonly kind: string;
  readonly itemId: number;
  readonly stockNumber: string;
  /** ID of the holder. */
  readonly userId: number;
  /** True for a test hold. Only subscribers with `hearsTests` get it. */
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

/** A user is next on the waiting list of an item. */
interface OfferFacts {
  /** Name of the stock type. */
  readonly kind: string;
  readonly itemId: number;
  readonly userId: number;
  /** End of the hold for the user, ISO 8601. Null: they are only notified. */
  readonly until: string | null;
}

/** An item is available: the next user of its waiting list gets a hold or a notification. */
export const stockOffered = eventType<OfferFacts>('stock.offered');
