import { CartItem } from '../../../server/src/modules/cart/index.ts';
import { Order, OrderLine } from '../../../server/src/modules/orders/index.ts';
import { CompletedRing, EngagementRing } from '../../../server/src/modules/ring-builder/index.ts';
import type { BasketItem } from '../../../server/src/modules/selling/basket/index.ts';
import { kindOf } from '../../../server/src/modules/selling/kinds/index.ts';
import { WishlistItem } from '../../../server/src/modules/wishlist/index.ts';
import type { TestApp } from '../../support/test-app.ts';
import type { Dataset } from './dataset.ts';

/** Number of each item kind in REST and in the database. */
enum ItemNumber {
  DIAMOND = 1,
  MELEE = 2,
  ENGAGEMENT_RING = 4,
  COMPLETED_RING = 5,
  ETERNITY_RING = 6,
  BRACELET = 7,
  JEWELLERY = 8,
  CUSTOM_NECKLACE = 9,
}

/** Returns references to all items for sale, with the number of their kind. */
function itemReferencesOf({ stones, pieces }: Dataset): { itemType: number; id: number }[] {
  const numberOf = (name: string): number => pieces[name]?.length ?? 0;
  const counts: readonly (readonly [number, number])[] = [
    [ItemNumber.DIAMOND, stones.length],
    [ItemNumber.MELEE, numberOf('melee')],
    [ItemNumber.ENGAGEMENT_RING, Math.min(stones.length, numberOf('ring_settings'))],
    [ItemNumber.COMPLETED_RING, Math.min(numberOf('generic_diamonds'), numberOf('ring_settings'))],
    [ItemNumber.ETERNITY_RING, numberOf('eternity_rings')],
    [ItemNumber.BRACELET, numberOf('bracelets')],
    [ItemNumber.JEWELLERY, numberOf('products')],
    [ItemNumber.CUSTOM_NECKLACE, numberOf('custom_necklaces')],
  ];
  return counts.flatMap(([itemType, count]) =>
    Array.from({ length: count }, (_, index) => ({ itemType, id: index + 1 })),
  );
}

/** Creates a wishlist, a cart and an order with all items, as if the user had been able to see them earlier. */
export async function createBasketsAndOrder(app: TestApp, dataset: Dataset, userId: number): Promise<void> {
  const em = app.em();
  const references = itemReferencesOf(dataset);
  for (const { itemType, id } of references) {
    if (itemType === ItemNumber.ENGAGEMENT_RING)
      em.create(EngagementRing, { id, userId, ringSettingId: id, diamondId: id });
    if (itemType === ItemNumber.COMPLETED_RING)
      em.create(CompletedRing, { id, userId, ringSettingId: id, genericDiamondId: id });
  }
  await em.flush();
  const order = em.create(Order, {
    id: 1,
    userId,
    buyerName: 'Somebody',
    buyerEmail: 'somebody@example.com',
    totalPrice: '1.00',
    currency: 'USD',
  });
  for (const [index, { itemType, id }] of references.entries()) {
    const details = { itemType, [kindOf({ itemType }).reference]: id, description: `Thing ${index}` };
    const carats = itemType === ItemNumber.MELEE ? '1.000' : null;
    em.create<BasketItem>(WishlistItem, { id: index + 1, userId, ...details, carats });
    em.create<BasketItem>(CartItem, { id: index + 1, userId, ...details, carats });
    em.create(OrderLine, {
      id: index + 1,
      order,
      position: index,
      stockId: 'S',
      totalPrice: '1.00',
      ...details,
      carats,
    });
  }
  await em.flush();
}
