import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import {
  type ItemAvailability,
  readAvailabilities,
  readItemSales,
  saleInWords,
} from '../../stock/availability/index.ts';
import type { StockType } from '../../stock/index.ts';
import { Availability, mostRestrictiveOf, SaleState } from '../../stock/values/index.ts';
import type { StockRef } from '../kinds/item-kind.ts';
import { itemKinds } from '../kinds/kinds.ts';
import type { ItemRef } from '../kinds/offer.ts';

interface KindItem extends ItemRef {
  readonly itemType: number;
}

/**
 * Reads data about the stock items that sellable items consist of. If one of an item's stock items is not found, the
 * result for the item is empty. Runs one query per kind of ring and one per stock type.
 */
async function readStockOf<I extends KindItem, T>(
  ctx: RequestContext,
  items: readonly I[],
  read: (type: StockType, ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
): Promise<ReadonlyMap<I, readonly T[]>> {
  const stockOf = new Map<I, readonly StockRef[]>();
  for (const kind of itemKinds) {
    const kindItems = items.filter(({ itemType }) => itemType === kind.itemType);
    if (kindItems.length === 0) continue;
    const kindStock = await kind.stockOf(ctx, kindItems);
    for (const item of kindItems) stockOf.set(item, kindStock.get(item) ?? []);
  }
  const refs = Map.groupBy([...stockOf.values()].flat(), ({ type }) => type);
  const values = new Map<StockType, ReadonlyMap<number, T>>();
  for (const [type, stockRefs] of refs) {
    const ids = new Set(stockRefs.map(({ id }) => id));
    values.set(type, await read(type, [...ids]));
  }
  return new Map(
    [...stockOf].map(([item, stock]) => {
      const itemValues = stock.flatMap(({ type, id }) => values.get(type)?.get(id) ?? []);
      return [item, itemValues.length === stock.length ? itemValues : []];
    }),
  );
}

/**
 * Returns the reasons why items are not for sale to the caller of `ctx`, who is the buyer. The texts are for
 * administrators: `not for sale: on memo`. Omits items that are for sale or on hold for the buyer.
 */
export async function saleRefusals<I extends KindItem>(
  ctx: RequestContext,
  items: readonly I[],
): Promise<ReadonlyMap<I, string>> {
  const buyerId = actorOf(ctx).id;
  const sales = await readStockOf(ctx, items, (type, ids) => readItemSales(ctx.em, type, ids));
  return new Map(
    [...sales].flatMap(([item, stock]): [I, string][] => {
      const refused = stock.find(
        ({ state, userId }) => state !== SaleState.FOR_SALE && !(state === SaleState.ON_HOLD && userId === buyerId),
      );
      if (!refused) return [];
      const sentence = saleInWords(refused);
      return [[item, `not for sale: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`]];
    }),
  );
}

const reasons: ReadonlySet<Availability> = new Set([
  Availability.SOLD,
  Availability.ON_HOLD,
  Availability.ORDERED_BY_YOU,
]);

/**
 * Returns the availability of items that are no longer visible to the caller because they are sold, on hold or
 * ordered by the caller. Omits other items, because buyers may not see why an item is hidden.
 */
export async function unseenItems<I extends KindItem>(
  ctx: RequestContext,
  items: readonly I[],
): Promise<ReadonlyMap<I, ItemAvailability>> {
  const stockByItem = await readStockOf(ctx, items, (type, ids) => readAvailabilities(ctx, type, ids));
  return new Map(
    [...stockByItem].flatMap(([item, stock]): [I, ItemAvailability][] => {
      const availability = mostRestrictiveOf(stock.map((part) => part.availability));
      const mostRestrictive = stock.find((part) => part.availability === availability);
      return mostRestrictive && reasons.has(availability) ? [[item, mostRestrictive]] : [];
    }),
  );
}
