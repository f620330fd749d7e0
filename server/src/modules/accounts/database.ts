import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from './tables.generated.ts';

/** Statements of this module name its own tables. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<AccountsTables>();
