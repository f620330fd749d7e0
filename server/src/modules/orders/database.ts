import type { OrdersTables } from '../../../generated/tables/orders.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Query builder for the tables of orders and accounts. Item tables are accessed through the list of item kinds. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<OrdersTables & AccountsTables>();
