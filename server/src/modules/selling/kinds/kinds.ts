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

/** All kinds of items that are sold: one line each. */
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

/** Items with a total of zero are not for sale: old stock without a price, or an amount worth less than a cent. */
const neverForNothing = (kind: ItemKind): ItemKind => ({
  ...kind,
  async offers(ctx, wanted) {
    const offers = await kind.offers(ctx, wanted);
    return new Map([...offers].map(([one, offer]) => [one, isForNothing(offer) ? gone(offer) : offer]));
  },
});
const isForNothing = ({ totalPrice, isOnRequest = false }: Offer): boolean => !isOnRequest && Number(totalPrice) <= 0;
const gone = (offer: Offer): Offer => ({ ...offer, availability: Availability.GONE });

/** All kinds of items, ordered by number. */
export const itemKinds: readonly ItemKind[] = kinds.map(neverForNothing).sort((a, b) => a.itemType - b.itemType);

const byNumber = new Map(itemKinds.map((kind) => [kind.itemType, kind]));

/** Returns the kind with a number. */
export function kindOf({ itemType }: { readonly itemType: number }): ItemKind {
  const kind = byNumber.get(itemType);
  if (!kind) throw new Error(`nothing of kind ${itemType} is sold`);
  return kind;
}

const constantOf = (noun: string): string => noun.replaceAll(' ', '_').toUpperCase();

/** Item kinds by their nouns. The values are the numbers of REST. */
export const ItemKindEnum: Readonly<Record<string, number>> = Object.fromEntries(
  itemKinds.map(({ noun, itemType }) => [constantOf(noun), itemType]),
);

describedEnum(ItemKindEnum, {
  name: 'ItemKind',
  description: 'Kinds of items that are sold. More may come.',
  values: Object.fromEntries(
    itemKinds.map(({ noun, itemType }) => [
      constantOf(noun),
      `${noun.charAt(0).toUpperCase()}${noun.slice(1)}. REST: ${itemType}.`,
    ]),
  ),
});
