import type { AccountsTables } from '../../../generated/tables/accounts.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Typed query builders for the tables of this module. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<AccountsTables>();
