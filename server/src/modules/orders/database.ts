import type { OrdersTables } from '../../../generated/tables/orders.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Query builder for the order and account tables. Item tables are accessed through the list of item kinds. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<OrdersTables & AccountsTables>();
