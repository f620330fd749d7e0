import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { OrdersTables } from './tables.generated.ts';

/** Statements of this module name its own tables; what lines point at comes from the list of kinds. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<OrdersTables>();
