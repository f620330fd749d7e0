import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { rowCount } from '../../../platform/database/statements/statements.ts';
import type { Viewer } from '../../accounts/index.ts';
import { queryIn, type StockColumns } from '../database.ts';
import type { StockType } from '../stock-type.ts';
import type { FieldName, GroupName, Read, StockField } from './stock-field.ts';
import { groupsOf } from './stock-group.ts';
import type { StockRecord } from './stock-item.entity.ts';

/** What every row of stock has that was read for somebody, whatever was asked for. */
export interface StockRow {
  readonly id: StockColumns['id'];
  readonly isActive: StockColumns['is_active'];
  readonly version: StockColumns['version'];
  /** As PostgreSQL writes it. */
  readonly updatedAt: StockColumns['updated_at'];
}

/** A row of a known type. Only what was asked for, and is for whoever asked, is there. */
export type RowOf<E extends StockRecord> = StockRow & { readonly [K in FieldName<E>]?: Read<E[K]> } & {
  readonly [K in GroupName<E>]?: Readonly<Partial<E[K]>>;
};

/** What was read of a field. Undefined: it was not asked for, or is not for whoever asked. */
export const readValue = (row: object, { name }: StockField): unknown => Reflect.get(row, name);

interface Reading<E extends StockRecord> {
  readonly type: StockType<E>;
  readonly viewer: Viewer;
  readonly where: RawBuilder<boolean>;
  /** Pieces are named one by one: what the viewer has bought is there too, though it is off the lists. */
  readonly isNamed?: boolean;
  /** By default all that the viewer may read. */
  readonly fields?: readonly StockField[] | undefined;
  readonly orderBy?: RawBuilder<unknown>;
  readonly limit?: number;
  readonly offset?: number;
}

/** Whether a viewer may read a field. */
export const isReadableBy = (
  { isForAdministrators, isForUsers, isPrice }: StockField,
  { kind, seesPrices }: Viewer,
): boolean =>
  kind === 'administrator' || !(isForAdministrators || (isForUsers && kind === 'visitor') || (isPrice && !seesPrices));

/** The list behind `select`: fields under their names. */
function selected(type: StockType, fields: readonly StockField[], viewer: Viewer): RawBuilder<unknown> {
  const plain = fields.filter((field) => type.isPlain(field)).map(({ column, name }) => `d.${column} as "${name}"`);
  const computed = fields.filter((field) => !type.isPlain(field));
  return sql.join([
    // One text of names that the declarations have: putting a hundred parts together costs more than the statement.
    sql.raw(['d.id', 'd.is_active as "isActive"', 'd.version', 'd.updated_at as "updatedAt"', ...plain].join(', ')),
    ...computed.map((field) => sql`${type.read(field, viewer)} as ${sql.id(field.name)}`),
  ]);
}

/** Stock that a viewer may see and that meets a condition, by id unless told otherwise. One query. */
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

/** How many pieces a viewer may see that meet a condition. */
export async function countStock(
  em: EntityManager,
  { type, viewer, where }: Pick<Reading<StockRecord>, 'type' | 'viewer' | 'where'>,
): Promise<number> {
  const pieces = queryIn(em)
    .selectFrom(sql<object>`${type.rowsFor(viewer)}`.as('d'))
    .select(rowCount.as('total'));
  return (await pieces.where(type.visibleTo(viewer)).where(where).executeTakeFirstOrThrow()).total;
}
