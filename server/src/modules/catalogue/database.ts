import { type Selectable, sql } from 'kysely';
import type { CatalogueTables } from '../../../generated/tables/catalogue.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';

/** Tables that statements of this module may name: its own, and those of accounts. */
export interface CatalogueDatabase extends CatalogueTables, AccountsTables {}

export const { queryIn } = statementsOver<CatalogueDatabase>();

/** A row of whatever table of stock: what all of them have can be named. */
export type StockColumns = Selectable<CatalogueTables[keyof CatalogueTables]>;

/** The table `d` of a type of stock, by the name that the type gives. */
export const stockTable = (name: string) => sql.table<StockColumns>(name).as('d');
