import type { ExportsTables } from '../../../generated/tables/exports.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** Query builder for the tables of exports, stock types and accounts. */
export const { queryIn, columnsOf } = statementsOver<ExportsTables & StockTypesTables & AccountsTables>();
