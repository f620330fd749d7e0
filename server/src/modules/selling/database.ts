import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { RingBuilderTables } from '../ring-builder/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/** Statements of this module name the tables of what is sold; rows of lists and orders, which stand above it, only as text. */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<
  RingBuilderTables & StockTypesTables & AccountsTables
>();
