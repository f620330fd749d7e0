import type { EntityClass } from '@mikro-orm/postgresql';
import { Diamond } from './diamonds/diamond.entity.ts';

export { Diamond } from './diamonds/diamond.entity.ts';
export { StockStatus } from './stock/stock-status.ts';

export const catalogueEntities: readonly EntityClass<object>[] = [Diamond];
