import { defineModule } from '../../kernel/module.ts';
import { StockAllocation } from './stock-allocation.entity.ts';

export { AllocatedStock } from './allocated-stock.ts';
export { allocating, allocationColumns, takenByLines, wholeAllocations } from './allocations.ts';
export { fromStock, type ReservableStock, type Reservation, type StockUnit, type Taken } from './reservation.ts';
export {
  allocated,
  allocatedByWeight,
  findOpenOrder,
  type LineCounts,
  linesWith,
  madeToOrder,
  type Reservations,
  reservedAmong,
  ringParts,
  soldAmong,
  unreserved,
} from './reservations.ts';
export { StockAllocation } from './stock-allocation.entity.ts';

export const reservationsModule = defineModule({
  entities: [StockAllocation],
});
