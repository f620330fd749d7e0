import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { itemKinds } from '../kinds/kinds.ts';
import { isStored, type Offer, type StoredOffer } from '../kinds/offer.ts';
import type { ChosenItem } from './choose-items.ts';

/** Something to put in that a row can point to. */
export interface StoredItem extends ChosenItem {
  readonly offer: StoredOffer;
}

/** Stores chosen items that are still to be made of parts, in the transaction that writes their lines. One query per kind. */
export async function storeItems(ctx: RequestContext, chosen: readonly ChosenItem[]): Promise<StoredItem[]> {
  const ids = new Map<Offer, number>();
  for (const { itemType, store } of itemKinds) {
    const made = chosen.flatMap(({ offer }) =>
      offer.itemType === itemType && offer.parts ? [{ offer, parts: offer.parts }] : [],
    );
    if (!store || made.length === 0) continue;
    const stored = await store(
      ctx,
      made.map(({ parts }) => parts),
    );
    for (const [index, { offer }] of made.entries()) ids.set(offer, stored[index] ?? 0);
  }
  return chosen.map(({ offer, ...item }) => ({ ...item, offer: withId(offer, ids.get(offer)) }));
}

function withId(offer: Offer, id: number | undefined): StoredOffer {
  if (isStored(offer)) return offer;
  if (!id) throw new Error(`${offer.description} is not stored`);
  return { ...offer, itemId: id, parts: null };
}
