import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../platform/database/statements/statements.ts';
import type { Viewer } from '../../accounts/index.ts';
import { queryIn, type StockColumns } from '../database.ts';
import type { StockType } from '../stock-type.ts';
import type { FieldName, GroupName, Read, StockField } from './stock-field.ts';
import { groupsOf } from './stock-group.ts';
import type { StockRecord } from './stock-item.entity.ts';

/** Columns that every stock row has, regardless of the selected fields. */
export interface StockRow {
  readonly id: StockColumns['id'];
  readonly isActive: StockColumns['is_active'];
  readonly version: StockColumns['version'];
  /** Timestamp in PostgreSQL's text format. */
  readonly updatedAt: StockColumns['updated_at'];
}

/** Row of a given stock type. Contains only the selected fields that the viewer may read. */
export type RowOf<E extends StockRecord> = StockRow & { readonly [K in FieldName<E>]?: Read<E[K]> } & {
  readonly [K in GroupName<E>]?: Readonly<Partial<E[K]>>;
};

/** Returns the value of a field. Undefined if it was not selected or the viewer may not read it. */
export const readValue = (row: object, { name }: StockField): unknown => Reflect.get(row, name);

interface Reading<E extends StockRecord> {
  readonly type: StockType<E>;
  readonly viewer: Viewer;
  readonly where: RawBuilder<boolean>;
  /** Whether items are selected by ID. If so, bought items are included even if they are no longer listed. */
  readonly isNamed?: boolean;
  /** Default: all fields that the viewer may read. */
  readonly fields?: readonly StockField[] | undefined;
  readonly orderBy?: RawBuilder<unknown>;
  readonly limit?: number;
  readonly offset?: number;
}

/** Returns whether a viewer may read a field. */
export const isReadableBy = (
  { isForAdministrators, isForUsers, isPrice }: StockField,
  { kind, seesPrices }: Viewer,
): boolean =>
  kind === 'administrator' || !(isForAdministrators || (isForUsers && kind === 'visitor') || (isPrice && !seesPrices));

/** Returns the SELECT list. Each field is aliased to its name. */
function selected(type: StockType, fields: readonly StockField[], viewer: Viewer): RawBuilder<unknown> {
  const plain = fields.filter((field) => type.isPlain(field)).map(({ column, name }) => `d.${column} as "${name}"`);
  const computed = fields.filter((field) => !type.isPlain(field));
  return sql.join([
    // The declared names form one raw string. Composing a hundred SQL fragments would take longer than the query.
    sql.raw(['d.id', 'd.is_active as "isActive"', 'd.version', 'd.updated_at as "updatedAt"', ...plain].join(', ')),
    ...computed.map((field) => sql`${type.read(field, viewer)} as ${sql.id(field.name)}`),
  ]);
}

/**
 * Returns the stock items that match a condition and that the viewer may see, with one query. Ordered by ID by
 * default.
 */
export async function readStock<E extends StockRecord>(em: EntityManager, reading: Reading<E>): Promise<RowOf<E>[]> {
  const { type, viewer, where, isNamed = false, orderBy = sql`d.id`, limit, offset = 0 } = reading;
  const fields = (reading.fields ?? type.fields).filter((field) => isReadableBy(field, viewer));
  const visible = isNamed ? type.namedTo(viewer) : type.visibleTo(viewer);
  const { rows } = await sql<RowOf<E>>`
    select ${selected(type, fields, viewer)} from ${type.rowsFor(viewer)} d
    where ${visible} and ${where} order by ${orderBy} limit ${limit ?? null}::int offset ${offset}`.execute(
    em.getKysely(),
  );
  if (fields.some(({ group }) => group)) for (const row of rows) Object.assign(row, groupsOf(row, fields));
  return rows;
}

/** Returns the number of stock items that match a condition and that the viewer may see. */
export async function countStock(
  em: EntityManager,
  { type, viewer, where }: Pick<Reading<StockRecord>, 'type' | 'viewer' | 'where'>,
): Promise<number> {
  const pieces = queryIn(em)
    .selectFrom(sql<object>`${type.rowsFor(viewer)}`.as('d'))
    .select(rowCount.as('total'));
  return (await pieces.where(type.visibleTo(viewer)).where(where).executeTakeFirstOrThrow()).total;
}
