import { eventType } from '../../kernel/use-cases/events.ts';

/** Somebody who waits for an item is next. */
interface OfferFacts {
  /** Name of the type of stock. */
  readonly kind: string;
  readonly itemId: number;
  readonly userId: number;
  /** Until when it is on hold for them, ISO 8601. Null: they are told only. */
  readonly until: string | null;
}

/** An item has become free: whoever is next on its waiting list has it for a while, or is told. */
export const stockOffered = eventType<OfferFacts>('stock.offered');
