import { describedEnum } from '../../../kernel/values/described-enum.ts';
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

/** All kinds of sellable items, one per line. */
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

/**
 * Marks items with a total of zero as not for sale. Such items are old stock without a price, or amounts worth less
 * than a cent.
 */
const rejectZeroPrices = (kind: ItemKind): ItemKind => ({
  ...kind,
  async offers(ctx, requested) {
    const offers = await kind.offers(ctx, requested);
    return new Map([...offers].map(([item, offer]) => [item, isFree(offer) ? asGone(offer) : offer]));
  },
});
const isFree = ({ totalPrice, isOnRequest = false }: Offer): boolean => !isOnRequest && Number(totalPrice) <= 0;
const asGone = (offer: Offer): Offer => ({ ...offer, availability: Availability.GONE });

/** All kinds of sellable items, ordered by `itemType`. */
export const itemKinds: readonly ItemKind[] = kinds.map(rejectZeroPrices).sort((a, b) => a.itemType - b.itemType);

const byNumber = new Map(itemKinds.map((kind) => [kind.itemType, kind]));

/** Returns the kind with the number `itemType`. Throws if there is none. */
export function kindOf({ itemType }: { readonly itemType: number }): ItemKind {
  const kind = byNumber.get(itemType);
  if (!kind) throw new Error(`unknown item type ${itemType}`);
  return kind;
}

const constantOf = (noun: string): string => noun.replaceAll(' ', '_').toUpperCase();

/** Item kinds by name. The values are the numbers used in REST. */
export const ItemKindEnum: Readonly<Record<string, number>> = Object.fromEntries(
  itemKinds.map(({ noun, itemType }) => [constantOf(noun), itemType]),
);

describedEnum(ItemKindEnum, {
  name: 'ItemKind',
  description: 'Kind of sellable item. New values may be added.',
  values: Object.fromEntries(
    itemKinds.map(({ noun, itemType }) => [
      constantOf(noun),
      `${noun.charAt(0).toUpperCase()}${noun.slice(1)}. REST value: ${itemType}.`,
    ]),
  ),
});
