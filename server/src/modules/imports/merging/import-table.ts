import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { underscored } from '../../stock/fields/index.ts';
import type { StagedType, StockImport } from '../../stock/files/index.ts';
import { ambiguousCellsField } from '../reading/ambiguous-numbers.ts';
import type { ImportPlan } from '../reading/import-plan.ts';

/** Field that the file writes: its column, and its new value as SQL over `s` (staged row) and `d` (stock). */
export interface TargetField {
  readonly field: string;
  readonly column: string;
  readonly value: RawBuilder<unknown>;
  /** For protected fields: the value in the file, and the condition under which an existing row keeps its old value. */
  readonly protection: { readonly sent: RawBuilder<unknown>; readonly when: RawBuilder<boolean> } | null;
  readonly format: (value: string) => string;
}

/** Columns of a stock table that an import file writes. */
export interface ImportTable {
  readonly name: string;
  readonly key: string;
  readonly activeColumn: string;
  /** Columns of the staging table, by slot. The type `own` means the type of the column in the stock table. */
  readonly staged: readonly { readonly field: string; readonly column: string; readonly type: StagedType | 'own' }[];
  readonly targets: readonly TargetField[];
  /** Generated columns, such as totals. Excludes search texts and hidden columns. */
  readonly derived: readonly string[];
  columnOf(field: string): string;
}

/** Returns the columns that a file writes. Column names are taken from the entity, not from the file. */
export function importTable(em: EntityManager, type: StockImport, plan: ImportPlan): ImportTable {
  const meta = em.getMetadata().get(type.entity);
  const properties = new Map(Object.entries<StockProperty>(meta.properties));
  // Fields of a group are nested properties of the group, so they are looked up by column name.
  const byColumn = new Map([...properties.values()].map((property) => [property.fieldNames[0], property]));
  const propertyOf = (field: string): StockProperty | undefined =>
    properties.get(field) ?? byColumn.get(underscored(field));
  const columnOf = (field: string): string => propertyOf(field)?.fieldNames[0] ?? field;
  const isWritable = (field: string): boolean => {
    const property = propertyOf(field);
    return property !== undefined && !property.generated;
  };

  const writtenFields = new Set(plan.slots.filter((field) => field !== type.key && isWritable(field)));
  for (const [field, computed] of Object.entries(type.computed)) {
    if (computed?.from.some((source) => plan.slots.includes(source))) writtenFields.add(field);
  }
  const targets = [...writtenFields].map((field): TargetField => {
    const column = columnOf(field);
    const sent = type.computed[field]?.value(plan.file) ?? sql`${sql.ref(`s.${column}`)}`;
    const protection = type.protectedFields.fields.includes(field) ? { sent, when: type.protectedFields.when() } : null;
    return {
      field,
      column,
      value: protection ? sql`case when ${protection.when} then ${sql.ref(`d.${column}`)} else ${sent} end` : sent,
      protection,
      format: type.inWords[field] ?? ((text) => text),
    };
  });
  return {
    name: meta.tableName,
    key: columnOf(type.key),
    activeColumn: columnOf('isActive'),
    staged: plan.slots.map((field) => ({
      field,
      column: columnOf(field),
      type: field === ambiguousCellsField ? 'jsonb' : (type.stagedOnly[field] ?? stagedType(propertyOf(field))),
    })),
    targets,
    derived: [...properties.values()].flatMap(({ generated, lazy, hidden, fieldNames: [column] }) =>
      generated && !lazy && !hidden && column ? [column] : [],
    ),
    columnOf,
  };
}

interface StockProperty {
  readonly fieldNames: readonly string[];
  readonly columnTypes: readonly string[];
  readonly generated?: unknown;
  readonly lazy?: boolean;
  /** True if the column is hidden from users, for example in the audit log. */
  readonly hidden?: boolean;
}

/**
 * Decimals have no precision limit, so that checks see all digits of the file. Other columns have the same type as in
 * the stock table.
 */
function stagedType(property: StockProperty | undefined): StagedType | 'own' {
  const type = property?.columnTypes[0];
  if (type === undefined) throw new Error('a staged field has neither a column nor a type');
  return type.startsWith('numeric') ? 'numeric' : 'own';
}
