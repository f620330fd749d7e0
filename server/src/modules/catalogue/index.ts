import type { EntityClass } from '@mikro-orm/postgresql';
import { Diamond } from './diamonds/diamond.entity.ts';

export { Diamond } from './diamonds/diamond.entity.ts';
export { DiamondType } from './diamonds/diamond.type.ts';
export { availabilityTo } from './diamonds/diamond-columns.ts';
export { priceFor } from './diamonds/diamond-price.ts';
export type { DiamondRow } from './diamonds/diamond-row.ts';
export type { DiamondView } from './diamonds/diamond-view.ts';
export { visibleTo } from './diamonds/diamond-visibility.ts';
export { diamondById, lineSetOf, loadDiamonds, lockDiamonds } from './diamonds/load-diamonds.ts';
export { Availability } from './stock/availability.ts';
export { StockStatus } from './stock/stock-status.ts';

export const catalogueEntities: readonly EntityClass<object>[] = [Diamond];
