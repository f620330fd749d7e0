import type { ShowsTables } from '../../../generated/tables/shows.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own table. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<ShowsTables>();
