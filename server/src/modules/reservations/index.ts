import type { EntityClass } from '@mikro-orm/postgresql';
import { StockAllocation } from './stock-allocation.entity.ts';

export { AllocatedStock } from './allocated-stock.ts';
export {
  allocated,
  allocatedAmounts,
  hasReservation,
  reservedAmong,
  isWhollyReserved,
  madeToOrder,
  type Reservations,
  ringParts,
  unreserved,
} from './reservations.ts';
export { StockAllocation } from './stock-allocation.entity.ts';

export const reservationsEntities: readonly EntityClass<object>[] = [StockAllocation];
