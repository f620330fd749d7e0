import { defineModule } from '../../kernel/module.ts';
import { StockAllocation } from './stock-allocation.entity.ts';

export { AllocatedStock } from './allocated-stock.ts';
export { allocating, allocationColumns, isSoldByLine, wholeAllocations } from './allocations.ts';
export {
  type AllocatedAmount,
  fromStock,
  type ReservableStock,
  type Reservation,
  type StockUnit,
} from './reservation.ts';
export {
  allocated,
  allocatedByWeight,
  countLinesWith,
  findOpenOrder,
  type LineCounts,
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
