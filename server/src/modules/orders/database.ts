import type { OrdersTables } from '../../../generated/tables/orders.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Statements of this module name its own tables and those of accounts; what lines point at comes from the list of kinds. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<OrdersTables & AccountsTables>();
