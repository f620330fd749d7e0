import { type EntityManager, type EntityProperty, ReferenceKind } from '@mikro-orm/postgresql';
import type { StockRecord } from '../../stock/fields/index.ts';
import type { StockType } from '../../stock/index.ts';

/** A column that commands write, and what an item holds of it. */
export interface WrittenColumn {
  readonly column: string;
  /** The table that it points into. Null: it is a value. */
  readonly target: string | null;
  held(item: StockRecord): unknown;
}

/** The columns of a type's table, as its entity declares them. */
export interface StockTableColumns {
  readonly key: string;
  readonly written: readonly WrittenColumn[];
  /** Those that the audit log tells of: also what the database makes of others, but for texts of searches and hidden ones. */
  readonly told: readonly string[];
}

/** What no command writes itself. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** The columns of a type's table. */
export function columnsOf(em: EntityManager, type: StockType): StockTableColumns {
  const properties = Object.values<EntityProperty<StockRecord>>(em.getMetadata().get(type.entity).properties);
  const stored = properties.filter(
    ({ name, kind, persist, fieldNames }) =>
      !bookkeeping.has(name) && persist !== false && kind !== ReferenceKind.EMBEDDED && fieldNames?.length === 1,
  );
  const made = stored.filter(({ generated, lazy, hidden }) => generated && !lazy && !hidden);
  const written = stored.flatMap((property) => (property.generated ? [] : [writtenColumn(property)]));
  return {
    key: type.fields.find(({ isUnique }) => isUnique)?.column ?? 'id',
    written,
    told: [...written.map(({ column }) => column), ...made.map(nameOf)],
  };
}

const nameOf = ({ fieldNames: [column = ''] }: EntityProperty<StockRecord>): string => column;

function writtenColumn(property: EntityProperty<StockRecord>): WrittenColumn {
  const { name, embedded, targetMeta } = property;
  return {
    column: nameOf(property),
    target: targetMeta?.tableName ?? null,
    held(item) {
      if (!embedded) return Reflect.get(item, name);
      const group: unknown = Reflect.get(item, embedded[0]);
      return Reflect.get(Object(group), embedded[1]);
    },
  };
}

/** What an item holds of its columns, in their order. */
export type HeldColumns = readonly unknown[];

/** What an item holds of its columns at this moment. */
export const heldColumns = (item: StockRecord, { written }: StockTableColumns): HeldColumns =>
  written.map(({ held }) => held(item) ?? null);

/** The columns of which an item holds something else than before, by their names. */
export function differingColumns(item: StockRecord, { written }: StockTableColumns, before: HeldColumns) {
  const differing: Record<string, unknown> = {};
  for (const [place, { column, held }] of written.entries()) {
    const is = held(item) ?? null;
    if (!isSame(before[place], is)) differing[column] = is;
  }
  return differing;
}

/** Most values are plain: comparing them as JSON would cost more than all the rest. */
const isSame = (was: unknown, is: unknown): boolean =>
  was === is || (typeof is === 'object' && is !== null && JSON.stringify(was) === JSON.stringify(is));
