import { type Selectable, sql } from 'kysely';
import type { StockTypesTables } from '../../../generated/tables/stock-types.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Tables that SQL statements of this module may name: the tables of all stock types, and the accounts module's tables. */
interface StockDatabase extends StockTypesTables, AccountsTables {}

export const { queryIn } = statementsOver<StockDatabase>();

/** Tables of stock items. */
type StockTables = {
  [Name in keyof StockTypesTables]: StockTypesTables[Name] extends { stock_number: unknown; is_active: unknown }
    ? StockTypesTables[Name]
    : never;
};

/** Columns that all stock tables have in common. */
export type StockColumns = Selectable<StockTables[keyof StockTables]>;

/** Returns the table with a name, aliased as `d`. */
export const stockTable = (name: string) => sql.table<StockColumns>(name).as('d');
