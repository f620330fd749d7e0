import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { UseCaseConfig } from '../../../kernel/use-cases/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { type ExportCells, type ExportColumn, flagCell, textCell } from '../cells/export-cells.ts';
import { queryIn, stockTable } from '../database.ts';
import { inputFields, type StockField } from '../fields/stock-field.ts';
import { isReadableBy } from '../fields/stock-row.ts';
import { extraHeader, extraNameOf, headingIndex, headingKey } from '../headings/headings.ts';
import type { StockType } from '../stock-type.ts';
import type { StockValue } from '../values/stock-value.ts';
import { importedFields } from './import-of-type.ts';
import type { StockImport } from './stock-import.ts';

/**
 * Returns a column for each extra attribute in the table. If an import would read the attribute's name as a field,
 * the header gets a prefix, so that the file can be reimported.
 */
async function extraColumns(
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

/** Returns the cells of an extra attribute, for administrators. */
export const extraCells = (name: string): ExportCells => ({ value: sql`d.extras ->> ${name}`, format: textCell });

/** Export of a stock type. Reimporting an exported file changes nothing. */
export interface StockExport {
  readonly type: StockType;
  readonly files: StockImport;
  /** Returns all columns that imports can read and that the viewer may read, under their REST names. */
  columns(em: EntityManager, viewer: Viewer): Promise<readonly ExportColumn[]>;
  /**
   * Returns the cells for a heading of an import file. `otherHeadings` contains the other headings in the file.
   * Undefined if the column is not exported or the viewer may not read it.
   */
  cellsFor(heading: string, viewer: Viewer, otherHeadings: ReadonlySet<string>): ExportCells | undefined;
  /** Returns the columns of RapNet's upload template. Omitted if RapNet does not accept stock of this type. */
  rapnet?(viewer: Viewer, config: Pick<UseCaseConfig, 'publicUrl'>): readonly ExportColumn[];
}

const kindsOfNumbers: ReadonlySet<StockValue['kind']> = new Set(['integer', 'number', 'money', 'carats']);

/** Returns the export cells of a field. */
export const cellsOf = ({ value: { kind, exported } }: StockField, value: RawBuilder<unknown>): ExportCells => ({
  value,
  format: exported,
  ...(kindsOfNumbers.has(kind) && { numbers: 'one' }),
});

/**
 * Returns SQL for the exported value of a field. Administrators get the stored value, which an import restores
 * exactly. For other viewers, prices include their markups.
 */
export const fileValue = (type: StockType, field: StockField, viewer: Viewer): RawBuilder<unknown> =>
  viewer.kind === 'administrator' && field.isStored && field.isGiven
    ? sql.ref(`d.${field.column}`)
    : type.read(field, viewer);

/**
 * Returns whether the viewer may read the field in files. Administrators may read any field. Other viewers may read
 * only fields that the API returns to them.
 */
export const isExportedTo = (field: StockField, viewer: Viewer): boolean =>
  isReadableBy(field, viewer) &&
  (viewer.kind === 'administrator' || field.output !== null || field.rest !== null || field.media !== null);

/** Returns the export columns of the fields that a viewer may read. */
export const columnsOf = (
  type: StockType,
  fields: readonly StockField[],
  viewer: Viewer,
  headerOf: (field: StockField) => string,
): readonly ExportColumn[] =>
  fields
    .filter((field) => isExportedTo(field, viewer))
    .map((field) => ({ header: headerOf(field), ...cellsOf(field, fileValue(type, field, viewer)) }));

const activityHeader = 'isActive';
const activity: ExportCells = { value: sql`d.is_active`, format: flagCell };

/** Appends the columns for administrators: active flag and extra attributes. */
export async function withExtras(
  em: EntityManager,
  columns: readonly ExportColumn[],
  { table, files, viewer }: { table: string; files: StockImport; viewer: Viewer },
): Promise<readonly ExportColumn[]> {
  if (viewer.kind !== 'administrator') return columns;
  return [...columns, { header: activityHeader, ...activity }, ...(await extraColumns(em, table, files))];
}

/** Returns the cells for a heading. Undefined if no field has the heading or the viewer may not read it. */
export function cellsOfHeading(type: StockType, heading: string, viewer: Viewer): ExportCells | undefined {
  if (heading === activityHeader) return viewer.kind === 'administrator' ? activity : undefined;
  const field = importedFields(type.fields).find(
    (candidate) => candidate.heading === heading || candidate.name === heading,
  );
  return field && isExportedTo(field, viewer) ? cellsOf(field, fileValue(type, field, viewer)) : undefined;
}

/**
 * Derives the export of a stock type from its fields, under their REST names. `files` is the import configuration of
 * the type.
 */
export const exportOf = (type: StockType, files: StockImport): StockExport => ({
  type,
  files,
  columns(em, viewer) {
    const fieldColumns = columnsOf(type, inputFields(type.fields), viewer, ({ name, rest }) => rest ?? name);
    return withExtras(em, fieldColumns, { table: type.table, files, viewer });
  },
  cellsFor: (heading, viewer) => cellsOfHeading(type, heading, viewer),
});
