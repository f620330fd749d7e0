import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { readInput } from '../../kernel/input/input.ts';
import { administrator } from '../../kernel/use-cases/access.ts';
import type { Reader, RequestContext } from '../../kernel/use-cases/context.ts';
import type { HouseConfig } from '../../kernel/use-cases/services.ts';
import { type Viewer } from '../accounts/index.ts';
import { callerWithId, viewerOf } from '../accounts/visibility/index.ts';
import { readProfile } from '../imports/index.ts';
import type { ExportColumn } from '../stock/cells/index.ts';
import { isReadableBy, type StockField } from '../stock/fields/index.ts';
import { cellsOf, type StockExport } from '../stock/files/index.ts';
import { stockInputs } from '../stock/graphql/index.ts';
import type { StockType } from '../stock/index.ts';
import { allRows, countAll, StockList, stockQuestion } from '../stock/lists/index.ts';
import { stockModuleOf } from '../stock-types/index.ts';
import { type ExportLayoutInput, OwnLayout } from './export-choice.input.ts';
import type { ListQuestion } from './exported-list.input.ts';
import type { ExportFormat, ExportTable } from './files/export-table.ts';
import { type ExportLayout, type ExportNote, profileLayout } from './files/profile-layout.ts';

/** What a list of the shop tells of a field; pictures are not for spreadsheets. */
const isShown = ({ output, amount }: StockField): boolean => output !== null || amount !== null;

/** A cell as people read it. Empty for nothing. */
function wordsOf({ value }: StockField, raw: unknown): string {
  if (raw === null || raw === undefined) return '';
  const { choices } = value;
  if (!choices) return value.exported(raw);
  const known = new Map(choices.map((choice) => [choice.value, choice.label]));
  return [raw]
    .flat()
    .map((each) => known.get(String(each)) ?? value.exported(each))
    .join('; ');
}

interface ListColumns {
  readonly columns: readonly ExportColumn[];
  /** Their values in a type as it is listed. */
  values(listed: StockType): readonly RawBuilder<unknown>[];
}

/** The columns of a list as people read them: those that a viewer may. */
function listColumns(type: StockType, viewer: Viewer, { currency }: Pick<HouseConfig, 'currency'>): ListColumns {
  const fields = type.fields.filter((field) => isShown(field) && isReadableBy(field, viewer));
  return {
    columns: fields.map((field) => {
      const { label, unit } = field;
      return {
        ...cellsOf(field, type.read(field, viewer)),
        header: unit === null ? label : `${label} (${unit.replace('$', currency)})`,
        written: (raw) => wordsOf(field, raw),
      };
    }),
    values: (listed) => fields.map((field) => listed.read(field, viewer)),
  };
}

interface LayoutQuestion {
  readonly exports: StockExport;
  readonly layout: Readonly<ExportLayoutInput>;
  /** Whose columns they are. */
  readonly viewer: Viewer;
  readonly house: Pick<HouseConfig, 'publicUrl'>;
}

/**
 * The columns of a layout. Throws INVALID_REQUEST for one that the type does not have, ITEM_NOT_FOUND for a profile that is
 * not there.
 */
async function layoutOf(
  em: EntityManager,
  { exports, layout: { own, profileId }, viewer, house }: LayoutQuestion,
): Promise<ExportLayout> {
  if (typeof profileId === 'number') {
    const { kind, profile } = await readProfile(em, profileId, 'layout.profileId');
    if (kind !== exports.type.name) throw invalid('layout.profileId', `is a profile of another type of stock, ${kind}`);
    return profileLayout(exports, profile, viewer);
  }
  if (own === OwnLayout.FACET) return { columns: await exports.columns(em, viewer), notes: [] };
  if (own !== OwnLayout.RAPNET) throw invalid('layout', 'must have exactly one field');
  const { rapnet } = exports;
  if (!rapnet) {
    throw new AppError('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: [{ path: 'layout.own', message: 'is a layout of diamonds only' }],
      explanation: `RapNet takes diamonds only: export ${exports.type.noun}s in another layout.`,
    });
  }
  return { columns: rapnet(viewer, house), notes: [] };
}

const facet = { own: OwnLayout.FACET };

/** What is exported, as it waits in an address until it is fetched. */
export interface ExportRequest {
  /** Which rows: those of a list, or all of a type. */
  readonly list: ListQuestion | null;
  /** Of all of a type: leave out what is off the lists. */
  readonly activeOnly: boolean;
  readonly format: ExportFormat;
  /** Null: the columns of a list as people read them. */
  readonly layout: Readonly<ExportLayoutInput> | null;
  /** Null: whoever asks. */
  readonly forUserId: number | null;
}

/** A table that is ready to be written. */
interface PreparedExport extends ExportTable {
  readonly notes: readonly ExportNote[];
  /** How many rows there are. */
  count(): Promise<number>;
}

/** What an export is read with: a connection, and whoever asks for it, as they see the stock. */
export interface ExportReader extends Reader {
  readonly viewer: Viewer;
  readonly house: Pick<HouseConfig, 'currency' | 'publicUrl'>;
}

/** An export as the caller asks for it. */
export const readerOf = async (ctx: RequestContext): Promise<ExportReader> => ({
  em: ctx.em,
  loaders: ctx.loaders,
  viewer: await viewerOf(ctx),
  house: ctx.services.config,
});

/** Throws FORBIDDEN where an export is for a customer, or in the layout of a profile, and the caller is no administrator. */
export function checkRights(ctx: RequestContext, { forUserId, layout }: ExportRequest): void {
  if (forUserId !== null || typeof layout?.profileId === 'number') administrator.check(ctx);
}

/**
 * Finds out what an export has. Throws FORBIDDEN for what whoever it is for may not ask; INVALID_REQUEST for a layout that
 * the type does not have, and a customer who may not sign in.
 */
export async function prepareExport(
  reader: ExportReader,
  type: StockType,
  { list: question, activeOnly, layout, forUserId }: ExportRequest,
): Promise<PreparedExport> {
  const { em, house } = reader;
  const viewer = forUserId === null ? reader.viewer : await customer(em, forUserId);
  const list = question && listOf(reader, type, question, viewer);
  if (list && layout === null) {
    const { columns, values } = listColumns(type, viewer, house);
    return { columns, rows: list.values(values), notes: [], count: () => list.total() };
  }
  const { exports } = stockModuleOf(type.name);
  const { columns, notes } = await layoutOf(em, { exports, layout: layout ?? facet, viewer, house });
  const values = columns.map(({ value }) => value);
  const all = { type, viewer, activeOnly };
  return {
    columns,
    rows: list ? list.pieces(values) : allRows(em, { ...all, columns: values }),
    notes,
    count: () => (list ? list.total() : countAll(em, all)),
  };
}

const listOf = (reader: Reader, type: StockType, question: ListQuestion, viewer: Viewer): StockList =>
  new StockList(reader, type, viewer, stockQuestion(readInput(stockInputs(type).list, question)));

/** Throws FORBIDDEN where a list is asked about something that the caller may not read. */
export async function checkList(ctx: RequestContext, type: StockType, question: ListQuestion): Promise<void> {
  listOf(ctx, type, question, await viewerOf(ctx));
}

/** The eyes of a customer. */
async function customer(em: EntityManager, userId: number): Promise<Viewer> {
  const caller = await callerWithId(em, userId);
  if (!caller) throw invalid('forUserId', 'is no account that may sign in now');
  return caller.viewer(em);
}
