import { type Selectable, sql } from 'kysely';
import type { TableOf } from '../../platform/database/statements/column-types.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { StockItem } from './fields/stock-item.entity.ts';

/** Query builder for the tables of the accounts module. Stock tables are added with `stockTable`. */
export const { queryIn } = statementsOver<AccountsTables>();

/** Columns of every stock table. */
type StockTable = TableOf<
  {
    id: 'int default';
    extras: 'jsonb default';
    is_active: 'boolean default';
    version: 'int default';
    created_at: 'timestamptz default';
    updated_at: 'timestamptz default';
    stock_number: 'text';
    vendor: 'text null';
  },
  StockItem
>;

/** Row of any stock table. */
export type StockColumns = Selectable<StockTable>;

/** Returns a stock table by name, aliased as `d`. */
export const stockTable = (name: string) => sql.table<StockColumns>(name).as('d');
