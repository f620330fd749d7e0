// Written by `npm run tables`: what the entities of this module declare.
import type { TableOf } from '../../src/platform/database/statements/column-types.ts';
import type { StockAllocation } from '../../src/modules/reservations/stock-allocation.entity.ts';

export interface ReservationsTables {
  stock_allocation: TableOf<{
    order_line_id: 'int';
    item_type: 'smallint';
    item_id: 'int';
    is_whole: 'boolean default';
    stones: 'int null';
    carats: 'numeric null';
    is_sold: 'boolean default';
  }, StockAllocation>;
}
