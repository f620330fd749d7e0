import type { StockTypesTables } from '../../../generated/tables/stock-types.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Query builder for the tables of all stock types and of the accounts module. */
export const { queryIn } = statementsOver<StockTypesTables & AccountsTables>();
