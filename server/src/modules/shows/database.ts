import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { ShowsTables } from './tables.generated.ts';

/** Statements of this module name its own table. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<ShowsTables>();
