import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { textCell } from '../cells/export-cells.ts';
import type { ExportCells, ExportColumn } from '../cells/export-column.ts';
import { queryIn, stockTable } from '../database.ts';
import { extraHeader, extraNameOf } from '../headings/extra-header.ts';
import { headingIndex, headingKey } from '../headings/headings.ts';
import type { StockImport } from './stock-import.ts';

/**
 * The extra attributes that any piece of a table has, each as a column under its own name. A name that an import would take
 * for a field says that it is an extra one, so that the file comes back as it is.
 */
export async function extraColumns(
  em: EntityManager,
  table: string,
  { headings, extras, traps }: StockImport,
): Promise<ExportColumn[]> {
  const { primary } = headingIndex(headings, extras);
  const mayMeanField = (name: string): boolean => {
    const key = headingKey(name);
    return primary.has(key) || Object.hasOwn(traps, key) || extraNameOf(name) !== null;
  };
  const names = await queryIn(em)
    .selectFrom(stockTable(table))
    .select(sql<string>`jsonb_object_keys(d.extras)`.as('name'))
    .distinct()
    .orderBy('name')
    .execute();
  return names.map(({ name }) => ({ header: mayMeanField(name) ? extraHeader(name) : name, ...extraCells(name) }));
}

/** An extra attribute, for administrators. */
export const extraCells = (name: string): ExportCells => ({ value: sql`d.extras ->> ${name}`, written: textCell });
