import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { givenFields } from '../fields/stock-field.ts';
import type { StockType } from '../stock-type.ts';
import { flagCell } from './export-cells.ts';

/** One column of an exported file. */
export interface ExportColumn {
  /** As imports of the type read it. */
  readonly header: string;
  /** Of the row `d`, as administrators see it. */
  readonly value: RawBuilder<unknown>;
  /** The cell: empty for nothing. */
  written(raw: unknown): string;
}

/** One type of stock as exports see it: an exported file can be imported again and changes nothing. */
export interface StockExport {
  /** Of files: `products`. */
  readonly name: string;
  readonly table: string;
  columns(em: EntityManager): Promise<readonly ExportColumn[]>;
}

/** How a type of stock is exported: under REST's names, made of what its fields declare. */
export const exportOf = ({ name, table, fields }: StockType): StockExport => ({
  name,
  table,
  columns: async () => [
    ...givenFields(fields).map(({ name, rest, column, value }) => ({
      header: rest ?? name,
      value: sql.ref(`d.${column}`),
      written: value.exported,
    })),
    { header: 'isActive', value: sql`d.is_active`, written: flagCell },
  ],
});
