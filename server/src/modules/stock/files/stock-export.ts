import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { HouseConfig } from '../../../kernel/use-cases/services.ts';
import type { Viewer } from '../../accounts/index.ts';
import { flagCell } from '../cells/export-cells.ts';
import type { ExportCells, ExportColumn } from '../cells/export-column.ts';
import { givenFields, type StockField } from '../fields/stock-field.ts';
import { isReadableBy } from '../fields/stock-row.ts';
import type { StockType } from '../stock-type.ts';
import type { StockValue } from '../values/stock-value.ts';
import { extraColumns } from './extra-columns.ts';
import { toldByFiles } from './import-of-type.ts';
import type { StockImport } from './stock-import.ts';

/** One type of stock as exports see it: an exported file can be imported again and changes nothing. */
export interface StockExport {
  readonly type: StockType;
  /** How its files are read. */
  readonly files: StockImport;
  /** Every column that imports read and a viewer may, under the names of REST. */
  columns(em: EntityManager, viewer: Viewer): Promise<readonly ExportColumn[]>;
  /**
   * What imports read under a heading, for a viewer; `beside` are the other headings of the file. Undefined: nothing that is
   * written, or that the viewer may read.
   */
  told(heading: string, viewer: Viewer, beside: ReadonlySet<string>): ExportCells | undefined;
  /** The layout of RapNet's upload template. Left out: RapNet does not take such stock. */
  rapnet?(viewer: Viewer, house: Pick<HouseConfig, 'publicUrl'>): readonly ExportColumn[];
}

const kindsOfNumbers: ReadonlySet<StockValue['kind']> = new Set(['integer', 'number', 'money', 'carats']);

/** How the values of a field are written to files. */
export const cellsOf = ({ value: { kind, exported } }: StockField, value: RawBuilder<unknown>): ExportCells => ({
  value,
  written: exported,
  ...(kindsOfNumbers.has(kind) && { numbers: 'one' }),
});

/**
 * What a file tells a viewer of a field. Administrators get what is stored, which imports give back to the last decimal;
 * others what they see, prices with their markups.
 */
export const fileValue = (type: StockType, field: StockField, viewer: Viewer): RawBuilder<unknown> =>
  viewer.kind === 'administrator' && field.isStored && field.isGiven
    ? sql.ref(`d.${field.column}`)
    : type.read(field, viewer);

/** Whether a file may tell a viewer of a field: others than administrators read what some answer shows them. */
export const isToldTo = (field: StockField, viewer: Viewer): boolean =>
  isReadableBy(field, viewer) &&
  (viewer.kind === 'administrator' || field.output !== null || field.rest !== null || field.media !== null);

/** The columns of some fields that a viewer may read. */
export const columnsOf = (
  type: StockType,
  fields: readonly StockField[],
  viewer: Viewer,
  headerOf: (field: StockField) => string,
): readonly ExportColumn[] =>
  fields
    .filter((field) => isToldTo(field, viewer))
    .map((field) => ({ header: headerOf(field), ...cellsOf(field, fileValue(type, field, viewer)) }));

const activityHeader = 'isActive';
const activity: ExportCells = { value: sql`d.is_active`, written: flagCell };

/** Columns with what administrators alone read behind them: whether stock is on the lists, and the extra attributes. */
export async function withExtras(
  em: EntityManager,
  columns: readonly ExportColumn[],
  { table, files, viewer }: { table: string; files: StockImport; viewer: Viewer },
): Promise<readonly ExportColumn[]> {
  if (viewer.kind !== 'administrator') return columns;
  return [...columns, { header: activityHeader, ...activity }, ...(await extraColumns(em, table, files))];
}

/** What a file tells of the field that a heading names. */
export function toldByField(type: StockType, heading: string, viewer: Viewer): ExportCells | undefined {
  if (heading === activityHeader) return viewer.kind === 'administrator' ? activity : undefined;
  const field = toldByFiles(type.fields).find((told) => told.heading === heading || told.name === heading);
  return field && isToldTo(field, viewer) ? cellsOf(field, fileValue(type, field, viewer)) : undefined;
}

/** How a type of stock is exported: under REST's names, made of what its fields declare. `files`: how its files are read. */
export const exportOf = (type: StockType, files: StockImport): StockExport => ({
  type,
  files,
  columns(em, viewer) {
    const own = columnsOf(type, givenFields(type.fields), viewer, ({ name, rest }) => rest ?? name);
    return withExtras(em, own, { table: type.table, files, viewer });
  },
  told: (heading, viewer) => toldByField(type, heading, viewer),
});
