import { type EntityClass, type EntityProperty, ReferenceKind } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type AliasedExpression, type Expression, sql } from 'kysely';
import type { RowOf } from '../../../kernel/resources/resource-types.ts';

type ColumnOf<Row> = { [Name in keyof Row & string]: AliasedExpression<Row[Name], Name> }[keyof Row & string];

/** Returns SQL for an instant as ISO 8601 in UTC. */
export const asIso = <Instant extends string | null>(instant: Expression<Instant>) =>
  sql<Instant>`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const isColumn = ({ kind, persist, hidden, mapToPk }: EntityProperty): boolean =>
  (kind === ReferenceKind.SCALAR || mapToPk === true) && persist !== false && hidden !== true;

/**
 * Returns the SELECT list for an entity's rows. `alias` is the table's alias in the query. Expressions in
 * `replacements` replace columns of the same name. The first overload declares the types, which MikroORM's metadata
 * does not contain.
 */
export function rowColumns<Entity extends object>(
  em: EntityManager,
  type: EntityClass<Entity>,
  alias: string,
  replacements?: { readonly [Name in keyof RowOf<Entity>]?: Expression<RowOf<Entity>[Name]> },
): ColumnOf<RowOf<Entity>>[];
export function rowColumns(
  em: EntityManager,
  type: EntityClass<object>,
  alias: string,
  replacements: Readonly<Record<string, Expression<unknown> | undefined>> = {},
): AliasedExpression<unknown, string>[] {
  return em
    .getMetadata(type)
    .props.filter(isColumn)
    .map((property) => sql`${replacements[property.name] ?? columnOf(property, alias)}`.as(property.name));
}

function columnOf({ fieldNames: [column = ''], columnTypes: [type = ''], runtimeType }: EntityProperty, alias: string) {
  const columnRef = sql.ref<string>(`${alias}.${column}`);
  if (type.startsWith('timestamptz')) return asIso(columnRef);
  const isNumber = type.startsWith('numeric') || (type === 'bigint' && runtimeType === 'number');
  return isNumber ? sql<number>`${columnRef}::float8` : columnRef;
}
