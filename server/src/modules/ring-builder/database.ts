import type { RingBuilderTables } from '../../../generated/tables/ring-builder.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** Query builder for the ring builder, stock and account tables. */
export const { queryIn, columnsOf } = statementsOver<RingBuilderTables & StockTypesTables & AccountsTables>();
