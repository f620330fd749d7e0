import { type EntityManager, type EntityProperty, ReferenceKind } from '@mikro-orm/postgresql';
import type { StockRecord } from '../../stock/fields/index.ts';
import type { StockType } from '../../stock/index.ts';

/** Column that use cases can write. */
export interface WrittenColumn {
  readonly column: string;
  /** Name of the referenced table. Null if the column is not a foreign key. */
  readonly target: string | null;
  readValue(item: StockRecord): unknown;
}

/** Columns of a stock type's table, derived from its entity. */
export interface StockTableColumns {
  readonly key: string;
  readonly writableColumns: readonly WrittenColumn[];
  /** Columns in the audit log. Includes generated columns, except search texts and hidden columns. */
  readonly auditedColumns: readonly string[];
}

/** Properties that use cases never set. */
const bookkeeping = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** Returns the columns of a stock type's table. */
export function columnsOf(em: EntityManager, type: StockType): StockTableColumns {
  const properties = Object.values<EntityProperty<StockRecord>>(em.getMetadata().get(type.entity).properties);
  const stored = properties.filter(
    ({ name, kind, persist, fieldNames }) =>
      !bookkeeping.has(name) && persist !== false && kind !== ReferenceKind.EMBEDDED && fieldNames?.length === 1,
  );
  const generatedProperties = stored.filter(({ generated, lazy, hidden }) => generated && !lazy && !hidden);
  const writableColumns = stored.flatMap((property) => (property.generated ? [] : [writtenColumn(property)]));
  return {
    key: type.fields.find(({ isUnique }) => isUnique)?.column ?? 'id',
    writableColumns,
    auditedColumns: [...writableColumns.map(({ column }) => column), ...generatedProperties.map(nameOf)],
  };
}

const nameOf = ({ fieldNames: [column = ''] }: EntityProperty<StockRecord>): string => column;

function writtenColumn(property: EntityProperty<StockRecord>): WrittenColumn {
  const { name, embedded, targetMeta } = property;
  return {
    column: nameOf(property),
    target: targetMeta?.tableName ?? null,
    readValue(item) {
      if (!embedded) return Reflect.get(item, name);
      const group: unknown = Reflect.get(item, embedded[0]);
      return Reflect.get(Object(group), embedded[1]);
    },
  };
}

/** Column values of an item, in the same order as `writableColumns`. */
export type HeldColumns = readonly unknown[];

/** Returns the current column values of an item. */
export const columnValuesOf = (item: StockRecord, { writableColumns }: StockTableColumns): HeldColumns =>
  writableColumns.map(({ readValue }) => readValue(item) ?? null);

/** Returns the column values of an item that differ from `before`, by column name. */
export function differingColumns(item: StockRecord, { writableColumns }: StockTableColumns, before: HeldColumns) {
  const differing: Record<string, unknown> = {};
  for (const [index, { column, readValue }] of writableColumns.entries()) {
    const is = readValue(item) ?? null;
    if (!isSame(before[index], is)) differing[column] = is;
  }
  return differing;
}

/** Most values are primitive. Comparing all values as JSON would account for most of the run time. */
const isSame = (was: unknown, is: unknown): boolean =>
  was === is || (typeof is === 'object' && is !== null && JSON.stringify(was) === JSON.stringify(is));
