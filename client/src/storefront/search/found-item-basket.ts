import type { BasketItemInput, FoundItemFragment } from '../../graphql/generated/graphql';
import { type BasketRequest, basketRequests } from '../../shared/baskets/basket-items';
import { isOrderable } from '../../shared/items/availability';

/** What a basket is asked for an item; `null` for what needs a choice first, such as how much of a lot. */
function inputOf(item: FoundItemFragment): BasketItemInput | null {
  switch (item.__typename) {
    case 'JewelleryPiece':
      return { jewelleryPieceId: item.id };
    case 'Bracelet':
      return { braceletId: item.id };
    case 'CustomNecklace':
      return { customNecklaceId: item.id };
    case 'EternityRing':
      return { eternityRingId: item.id };
    default:
      return null;
  }
}

/** Found items as a basket takes them: each once, a line set as one; without those that cannot be ordered or need a choice first. */
export function foundRequests(items: readonly FoundItemFragment[]): readonly BasketRequest[] {
  const orderable = items.filter(({ availability, price }) => isOrderable(availability) && price !== null);
  const stones = orderable.filter((item) => item.__typename === 'Diamond');
  const pieces = new Map(
    orderable.flatMap((each) => {
      const item = inputOf(each);
      return item === null ? [] : [[`${each.kind} ${each.id}`, { item, name: each.stockNumber }] as const];
    }),
  );
  return [...basketRequests(stones), ...pieces.values()];
}
