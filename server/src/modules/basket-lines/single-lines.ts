import { Availability } from '../catalogue/index.ts';
import type { BasketItem } from './basket-item.entity.ts';
import type { BasketLine, ThingLineFacts } from './basket-line.type.ts';
import type { Offer, Sellable } from './sellable.ts';

/** What the line of a row says; without an offer its thing is out of the caller's sight. */
export const factsOf = (row: BasketItem, offer: Offer | undefined): ThingLineFacts => ({
  id: row.id,
  description: offer?.description ?? row.description,
  carats: offer?.carats ?? null,
  totalPrice: offer?.totalPrice ?? null,
  availability: offer?.availability ?? Availability.GONE,
  createdAt: row.createdAt,
  thingId: offer?.itemId ?? null,
});

/** Lines of things that are never part of a set: one per row. */
export const singleLines =
  (make: (facts: ThingLineFacts, row: BasketItem, offer: Offer | undefined) => BasketLine): Sellable['lines'] =>
  (rows, offers) =>
    rows.map((row) => {
      const offer = offers.get(row);
      return make(factsOf(row, offer), row, offer);
    });
