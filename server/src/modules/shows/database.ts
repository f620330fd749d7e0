import type { ShowsTables } from '../../../generated/tables/shows.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Query builder for the show tables. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<ShowsTables>();
