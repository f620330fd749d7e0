import type { EntityClass } from '@mikro-orm/postgresql';
import { DiamondLineResolver, DiamondSetLineResolver } from './basket-line.resolver.ts';
import { StockAllocation } from './stock-allocation.entity.ts';

export {
  goneError,
  isFree,
  lockStock,
  releaseStock,
  reopenStock,
  reserveStock,
  sellStock,
} from './allocate-stock.ts';
export { changedSets, linesOf, offersOf, readBasket } from './basket.ts';
export { BasketItem } from './basket-item.entity.ts';
export { BasketItemInput, maxItems } from './basket-item.input.ts';
export { BasketLine } from './basket-line.type.ts';
export { addItems, type BasketChange, removeItems, removeSet } from './change-basket.ts';
export { ItemType } from './item-type.ts';
export { idIn, idsIn } from './rest-items.ts';
export type { Offer } from './sellable.ts';

export const basketLinesEntities: readonly EntityClass<object>[] = [StockAllocation];
export const basketLinesResolvers = [DiamondLineResolver, DiamondSetLineResolver] as const;
