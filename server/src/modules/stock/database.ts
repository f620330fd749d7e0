import { type Selectable, sql } from 'kysely';
import type { TableOf } from '../../platform/database/statements/column-types.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { AccountsTables } from '../accounts/index.ts';
import type { StockItem } from './fields/stock-item.entity.ts';

/** SQL statements of this module name only the columns that every stock type has, and the accounts module's tables. */
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

/** A row of any stock table. */
export type StockColumns = Selectable<StockTable>;

/** Returns the table with a name, aliased as `d`. */
export const stockTable = (name: string) => sql.table<StockColumns>(name).as('d');
