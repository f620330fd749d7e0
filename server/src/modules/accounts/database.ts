import type { AccountsTables } from '../../../generated/tables/accounts.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own tables. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<AccountsTables>();
