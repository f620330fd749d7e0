import type { HoldsTables } from '../../../generated/tables/holds.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { RingBuilderTables } from '../ring-builder/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** SQL statements of this module may name its own tables, those of items that can be sold, and the accounts module's tables. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<
  HoldsTables & StockTypesTables & RingBuilderTables & AccountsTables
>();
