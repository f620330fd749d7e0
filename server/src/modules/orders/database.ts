import type { OrdersTables } from '../../../generated/tables/orders.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/**
 * Query builder for the tables of this module and of accounts. Item tables are referenced through the list of kinds.
 */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<OrdersTables & AccountsTables>();
