import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { RingBuilderTables } from '../ring-builder/index.ts';
import type { StockTypesTables } from '../stock-types/index.ts';

/**
 * Query builder for the tables of sellable items and accounts. The tables of lists and orders belong to modules that
 * depend on this one, so they are referenced only in SQL text.
 */
export const { queryIn, columnsOf, conditionsOn } = statementsOver<
  RingBuilderTables & StockTypesTables & AccountsTables
>();
