import type { ImportsTables } from '../../../generated/tables/imports.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** Query builder for the import tables, the tables of all stock types and the account tables. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<ImportsTables & StockTypesTables & AccountsTables>();
