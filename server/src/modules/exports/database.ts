import type { ExportsTables } from '../../../generated/tables/exports.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** SQL statements of this module may name its own tables, the tables of all stock types, and the accounts module's tables. */
export const { queryIn, columnsOf } = statementsOver<ExportsTables & StockTypesTables & AccountsTables>();
