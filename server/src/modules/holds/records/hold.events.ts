import { eventType } from '../../../kernel/use-cases/events.ts';
import type { HoldOutcome } from './hold-outcome.ts';

/** A hold as it was when something happened to it. */
export interface HoldFacts {
  readonly id: number;
  /** Counts its changes: of two events the one with the higher version tells of the later state. */
  readonly version: number;
  /** Name of the type of stock. */
  readonly kind: string;
  readonly itemId: number;
  readonly stockNumber: string;
  /** For whom. */
  readonly userId: number;
  /** It is a test: only who says so hears of it. */
  readonly isTest?: boolean;
  /** When it ends by itself, ISO 8601. Null: not by itself. */
  readonly until: string | null;
}

/** A stock item is on hold for somebody: they have done it, the house, or their turn in the waiting list has come. */
export const holdPlaced = eventType<HoldFacts>('hold.placed');

/** A hold ends at another moment than before. */
export const holdExtended = eventType<HoldFacts>('hold.extended');

/** A hold was ended before its time: by whom it was for, or by the house. */
export const holdReleased = eventType<HoldFacts>('hold.released');

/** A hold has come to its end: its time was over, or whom it was for has ordered the item. */
export const holdEnded = eventType<HoldFacts & { readonly outcome: HoldOutcome }>('hold.ended');
