import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { readInput } from '../../kernel/input/input.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import type { Reader, RequestContext } from '../../kernel/use-cases/context.ts';
import type { UseCaseConfig } from '../../kernel/use-cases/services.ts';
import { type Viewer } from '../accounts/index.ts';
import { callerWithId, viewerOf } from '../accounts/visibility/index.ts';
import { readProfile } from '../imports/index.ts';
import type { ExportColumn } from '../stock/cells/index.ts';
import { isReadableBy, type StockField } from '../stock/fields/index.ts';
import { cellsOf, type StockExport } from '../stock/files/index.ts';
import { stockInputs } from '../stock/graphql/index.ts';
import type { StockType } from '../stock/index.ts';
import { allRows, countAll, StockList, stockListQuery } from '../stock/lists/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import { type ExportLayoutInput, OwnLayout } from './export-choice.input.ts';
import type { ListQuery } from './exported-list.input.ts';
import type { ExportFormat, ExportTable } from './files/export-table.ts';
import { type ExportLayout, type ExportNote, profileLayout } from './files/profile-layout.ts';

/** Returns true for fields that are shown in lists. Pictures are excluded from spreadsheets. */
const isExported = ({ output, amount }: StockField): boolean => output !== null || amount !== null;

/** Formats a cell value for display. Returns an empty string for null. */
function formatValue({ value }: StockField, raw: unknown): string {
  if (raw === null || raw === undefined) return '';
  const { choices } = value;
  if (!choices) return value.exported(raw);
  const labels = new Map(choices.map((choice) => [choice.value, choice.label]));
  return [raw]
    .flat()
    .map((item) => labels.get(String(item)) ?? value.exported(item))
    .join('; ');
}

interface ListColumns {
  readonly columns: readonly ExportColumn[];
  /** Returns the SQL expressions for the column values of a listed stock type. */
  values(listed: StockType): readonly RawBuilder<unknown>[];
}

/** Returns the list columns that the viewer may read, formatted for display. */
function listColumns(type: StockType, viewer: Viewer, { currency }: Pick<UseCaseConfig, 'currency'>): ListColumns {
  const fields = type.fields.filter((field) => isExported(field) && isReadableBy(field, viewer));
  return {
    columns: fields.map((field) => {
      const { label, unit } = field;
      return {
        ...cellsOf(field, type.read(field, viewer)),
        header: unit === null ? label : `${label} (${unit.replace('$', currency)})`,
        format: (raw) => formatValue(field, raw),
      };
    }),
    values: (listed) => fields.map((field) => listed.read(field, viewer)),
  };
}

interface LayoutQuestion {
  readonly exports: StockExport;
  readonly layout: Readonly<ExportLayoutInput>;
  /** Viewer whose access rights determine the exported columns. */
  readonly viewer: Viewer;
  readonly config: Pick<UseCaseConfig, 'publicUrl'>;
}

/**
 * Returns the columns of a layout. Throws INVALID_REQUEST if the stock type does not have the layout, and
 * ITEM_NOT_FOUND for an unknown profile.
 */
async function layoutOf(
  em: EntityManager,
  { exports, layout: { own, profileId }, viewer, config }: LayoutQuestion,
): Promise<ExportLayout> {
  if (typeof profileId === 'number') {
    const { kind, profile } = await readProfile(em, profileId, 'layout.profileId');
    if (kind !== exports.type.name)
      throw invalid('layout.profileId', `must be a profile of the exported stock type, but is for ${kind}`);
    return profileLayout(exports, profile, viewer);
  }
  if (own === OwnLayout.FACET) return { columns: await exports.columns(em, viewer), notes: [] };
  if (own !== OwnLayout.RAPNET) throw invalid('layout', 'must have exactly one field');
  const { rapnet } = exports;
  if (!rapnet) {
    throw new AppError('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: [{ path: 'layout.own', message: 'is only available for diamonds' }],
      explanation: `RapNet only accepts diamonds. Export ${exports.type.noun}s in another layout.`,
    });
  }
  return { columns: rapnet(viewer, config), notes: [] };
}

const facet = { own: OwnLayout.FACET };

/** Export request, as stored in the download URL. */
export interface ExportRequest {
  /** List query. Null for all stock of the type. */
  readonly list: ListQuery | null;
  /** Whether to exclude inactive items if all stock of the type is exported. */
  readonly activeOnly: boolean;
  readonly format: ExportFormat;
  /** Layout of the file. Null for the columns of a list, formatted for display. */
  readonly layout: Readonly<ExportLayoutInput> | null;
  /** User ID of the customer. Null for the caller. */
  readonly forUserId: number | null;
}

/** Table that is ready to be written to a file. */
interface PreparedExport extends ExportTable {
  readonly notes: readonly ExportNote[];
  count(): Promise<number>;
}

/** Database connection and viewer used to read an export. */
export interface ExportReader extends Reader {
  readonly viewer: Viewer;
  readonly config: Pick<UseCaseConfig, 'currency' | 'publicUrl'>;
}

/** Returns the caller's database connection and viewer. */
export const readerOf = async (ctx: RequestContext): Promise<ExportReader> => ({
  em: ctx.em,
  loaders: ctx.loaders,
  viewer: await viewerOf(ctx),
  config: ctx.services.config,
});

/**
 * Throws FORBIDDEN if an export is for a customer or uses the layout of a profile, unless the caller is an
 * administrator.
 */
export function checkRights(ctx: RequestContext, { forUserId, layout }: ExportRequest): void {
  if (forUserId !== null || typeof layout?.profileId === 'number') administrator.check(ctx);
}

/**
 * Resolves the columns and rows of an export. Throws FORBIDDEN if the query uses fields that the viewer may not read.
 * Throws INVALID_REQUEST if the stock type does not have the layout, or if the customer may not sign in.
 */
export async function prepareExport(
  reader: ExportReader,
  type: StockType,
  { list: question, activeOnly, layout, forUserId }: ExportRequest,
): Promise<PreparedExport> {
  const { em, config } = reader;
  const viewer = forUserId === null ? reader.viewer : await customer(em, forUserId);
  const list = question && listOf(reader, type, question, viewer);
  if (list && layout === null) {
    const { columns, values } = listColumns(type, viewer, config);
    return { columns, rows: list.values(values), notes: [], count: () => list.total() };
  }
  const { exports } = stockModuleOf(type.name);
  const { columns, notes } = await layoutOf(em, { exports, layout: layout ?? facet, viewer, config });
  const values = columns.map(({ value }) => value);
  const all = { type, viewer, activeOnly };
  return {
    columns,
    rows: list ? list.pieces(values) : allRows(em, { ...all, columns: values }),
    notes,
    count: () => (list ? list.total() : countAll(em, all)),
  };
}

const listOf = (reader: Reader, type: StockType, question: ListQuery, viewer: Viewer): StockList =>
  new StockList(reader, type, viewer, stockListQuery(readInput(stockInputs(type).list, question)));

/** Throws FORBIDDEN if a list query uses fields that the caller may not read. */
export async function checkList(ctx: RequestContext, type: StockType, question: ListQuery): Promise<void> {
  listOf(ctx, type, question, await viewerOf(ctx));
}

/** Returns the customer as the viewer. */
async function customer(em: EntityManager, userId: number): Promise<Viewer> {
  const caller = await callerWithId(em, userId);
  if (!caller) throw invalid('forUserId', 'must be a user who can sign in');
  return caller.viewer(em);
}
