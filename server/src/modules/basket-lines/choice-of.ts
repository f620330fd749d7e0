import { AppError, invalid } from '../../kernel/errors/errors.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { buildCompletedRing, buildEngagementRing } from '../ring-builder/index.ts';
import type { BasketItem } from './basket-item.entity.ts';
import type { BasketItemInput } from './basket-item.input.ts';
import type { ItemChoice } from './choose-items.ts';
import { ItemType } from './item-type.ts';

const one = (itemType: ItemType, itemId: number): ItemChoice => ({
  itemType,
  itemId,
  numberOfStones: null,
  carats: null,
  ringSize: null,
  asSet: false,
  part: null,
});

/** What an item of the caller means. A ring that he has not put together yet is put together. */
export async function choiceOf(
  ctx: RequestContext,
  item: BasketItemInput,
  wishes: ReadonlyMap<number, BasketItem>,
): Promise<ItemChoice | AppError> {
  const given = Object.values(item).filter((value) => value !== undefined && value !== null);
  if (given.length !== 1) return invalid('', 'must name exactly one thing');
  try {
    return (await meantBy(ctx, item, wishes)) ?? new AppError('ITEM_NOT_FOUND');
  } catch (error) {
    if (error instanceof AppError) return withinItem(error, partOf(item));
    throw error;
  }
}

const parts = ['parcel', 'melee', 'engagementRing', 'completedRing'] as const;

/** The part of an item that has fields of its own: what is wrong with them is named within it. */
const partOf = (item: BasketItemInput): ItemChoice['part'] => parts.find((part) => item[part]) ?? null;

const withinItem = (error: AppError, part: ItemChoice['part']): AppError =>
  part === null ? error : error.withPaths((path) => (path === '' ? '' : `${part}.${path}`));

async function meantBy(
  ctx: RequestContext,
  item: BasketItemInput,
  wishes: ReadonlyMap<number, BasketItem>,
): Promise<ItemChoice | undefined> {
  const { diamondId, lineSetDiamondId, parcel, melee, engagementRing, completedRing, wishlistLineId } = item;
  if (diamondId) return one(ItemType.DIAMOND, diamondId);
  if (lineSetDiamondId) return { ...one(ItemType.DIAMOND, lineSetDiamondId), asSet: true };
  if (parcel) {
    const { diamondId: itemId, numberOfStones, ringSize = null } = parcel;
    return { ...one(ItemType.DIAMOND, itemId), numberOfStones, ringSize, part: 'parcel' };
  }
  if (melee) {
    const { meleeId, carats, numberOfStones = null } = melee;
    return { ...one(ItemType.MELEE, meleeId), numberOfStones, carats: String(carats), part: 'melee' };
  }
  if (engagementRing) return one(ItemType.ENGAGEMENT_RING, await buildEngagementRing(ctx, engagementRing));
  if (completedRing) return one(ItemType.COMPLETED_RING, await buildCompletedRing(ctx, completedRing));
  if (wishlistLineId) return wishedFor(wishes.get(wishlistLineId));
  return existing(item);
}

/** What is named by the id of its kind. */
function existing(item: BasketItemInput): ItemChoice | undefined {
  const kinds = [
    [ItemType.ENGAGEMENT_RING, item.engagementRingId],
    [ItemType.COMPLETED_RING, item.completedRingId],
    [ItemType.ETERNITY_RING, item.eternityRingId],
    [ItemType.BRACELET, item.braceletId],
    [ItemType.JEWELLERY, item.jewelleryPieceId],
    [ItemType.CUSTOM_NECKLACE, item.customNecklaceId],
  ] as const;
  for (const [itemType, itemId] of kinds) if (itemId) return one(itemType, itemId);
  return undefined;
}

function wishedFor(wish: BasketItem | undefined): ItemChoice | undefined {
  if (!wish || wish.itemId === null) return undefined;
  const { itemType, itemId, numberOfStones, carats, ringSize, lineSet } = wish;
  return { itemType, itemId, numberOfStones, carats, ringSize, asSet: lineSet !== null, part: null };
}
