import { type Selectable, sql } from 'kysely';
import type { CatalogueTables } from '../../../generated/tables/catalogue.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Tables that statements of this module may name: its own, and those of accounts. */
export interface CatalogueDatabase extends CatalogueTables, AccountsTables {}

export const { queryIn, columnsOf, conditionsOn } = statementsOver<CatalogueDatabase>();

/** Tables of stock. */
type StockTables = {
  [Name in keyof CatalogueTables]: CatalogueTables[Name] extends { stock_number: unknown; is_active: unknown }
    ? CatalogueTables[Name]
    : never;
};

/** A row of whatever table of stock: what all of them have can be named. */
export type StockColumns = Selectable<StockTables[keyof StockTables]>;

/** The table `d` of a type of stock, by the name that the type gives. */
export const stockTable = (name: string) => sql.table<StockColumns>(name).as('d');
