import type { EntityClass } from '@mikro-orm/postgresql';
import { StockAllocation } from './stock-allocation.entity.ts';

export { BasketItem } from './basket-item.entity.ts';
export { ItemType } from './item-type.ts';

export const basketLinesEntities: readonly EntityClass<object>[] = [StockAllocation];
