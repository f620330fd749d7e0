import { Availability } from '../catalogue/index.ts';
import { diamondSellable } from './diamond.sellable.ts';
import { meleeSellable } from './melee.sellable.ts';
import {
  braceletSellable,
  customNecklaceSellable,
  eternityRingSellable,
  jewellerySellable,
} from './pieces.sellable.ts';
import { completedRingSellable, engagementRingSellable } from './ring.sellable.ts';
import type { Offer, Sellable } from './sellable.ts';

/** What comes to nothing is not for sale: old stock without a price, or less of something than a cent's worth. */
const neverForNothing = (sellable: Sellable): Sellable => ({
  ...sellable,
  async offers(ctx, wanted) {
    const offers = await sellable.offers(ctx, wanted);
    return new Map([...offers].map(([one, offer]) => [one, isForNothing(offer) ? gone(offer) : offer]));
  },
});
const isForNothing = ({ totalPrice }: Offer): boolean => Number(totalPrice) <= 0;
const gone = (offer: Offer): Offer => ({ ...offer, availability: Availability.GONE });

const kinds: readonly Sellable[] = [
  diamondSellable,
  meleeSellable,
  engagementRingSellable,
  completedRingSellable,
  eternityRingSellable,
  braceletSellable,
  jewellerySellable,
  customNecklaceSellable,
];

/** Everything that is sold, one line per kind. */
export const sellables: readonly Sellable[] = kinds.map(neverForNothing);
