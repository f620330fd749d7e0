import { Availability } from '../../stock/values/index.ts';
import { braceletKind } from './bracelet.kind.ts';
import { completedRingKind } from './completed-ring.kind.ts';
import { customNecklaceKind } from './custom-necklace.kind.ts';
import { diamondKind } from './diamond.kind.ts';
import { engagementRingKind } from './engagement-ring.kind.ts';
import { eternityRingKind } from './eternity-ring.kind.ts';
import type { ItemKind } from './item-kind.ts';
import { jewelleryKind } from './jewellery.kind.ts';
import { meleeKind } from './melee.kind.ts';
import type { Offer } from './offer.ts';

/** Everything that is sold: one line each. */
const kinds: readonly ItemKind[] = [
  diamondKind,
  meleeKind,
  engagementRingKind,
  completedRingKind,
  eternityRingKind,
  braceletKind,
  jewelleryKind,
  customNecklaceKind,
];

/** What comes to nothing is not for sale: old stock without a price, or less of something than a cent's worth. */
const neverForNothing = (kind: ItemKind): ItemKind => ({
  ...kind,
  async offers(ctx, wanted) {
    const offers = await kind.offers(ctx, wanted);
    return new Map([...offers].map(([one, offer]) => [one, isForNothing(offer) ? gone(offer) : offer]));
  },
});
const isForNothing = ({ totalPrice, isOnRequest = false }: Offer): boolean => !isOnRequest && Number(totalPrice) <= 0;
const gone = (offer: Offer): Offer => ({ ...offer, availability: Availability.GONE });

/** The kinds of items, in the order of their numbers. */
export const itemKinds: readonly ItemKind[] = kinds.map(neverForNothing).sort((a, b) => a.itemType - b.itemType);

const byNumber = new Map(itemKinds.map((kind) => [kind.itemType, kind]));

/** The kind with a number. */
export function kindOf({ itemType }: { readonly itemType: number }): ItemKind {
  const kind = byNumber.get(itemType);
  if (!kind) throw new Error(`nothing of kind ${itemType} is sold`);
  return kind;
}
