import type { RingBuilderTables } from '../../../generated/tables/ring-builder.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** Statements of this module name its own tables, and those of the stock that rings are made of. */
export const { queryIn, columnsOf } = statementsOver<RingBuilderTables & StockTypesTables & AccountsTables>();
