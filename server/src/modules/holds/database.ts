import type { HoldsTables } from '../../../generated/tables/holds.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { RingBuilderTables } from '../ring-builder/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** Typed query builders for the hold, stock and account tables. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<
  HoldsTables & StockTypesTables & RingBuilderTables & AccountsTables
>();
