import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { underscored } from '../../stock/fields/index.ts';
import type { StagedType, StockImport } from '../../stock/files/index.ts';
import { doubtsField } from '../reading/doubts.ts';
import type { ImportPlan } from '../reading/import-plan.ts';

/** A field that the file writes: its column, and its new value out of `s` and `d`. */
export interface TargetField {
  readonly field: string;
  readonly column: string;
  readonly value: RawBuilder<unknown>;
  /** Where existing rows may keep what they have: what the file says, and when they keep it. */
  readonly protection: { readonly sent: RawBuilder<unknown>; readonly when: RawBuilder<boolean> } | null;
  readonly inWords: (value: string) => string;
}

/** The stock table as one file writes it. */
export interface ImportTable {
  readonly name: string;
  readonly key: string;
  readonly activeColumn: string;
  /** Columns of the staging table, by slot; `own`: of the type that the stock table's column has. */
  readonly staged: readonly { readonly field: string; readonly column: string; readonly type: StagedType | 'own' }[];
  readonly targets: readonly TargetField[];
  /** Columns that the database computes of others, such as a total; without the texts of searches and those marked as hidden. */
  readonly derived: readonly string[];
  columnOf(field: string): string;
}

/** Finds out which columns a file writes and how. Names come from the entity, never from the file. */
export function importTable(em: EntityManager, type: StockImport, plan: ImportPlan): ImportTable {
  const meta = em.getMetadata().get(type.entity);
  const properties = new Map(Object.entries<StockProperty>(meta.properties));
  // Fields of groups are properties of the group: only their columns are named after them.
  const byColumn = new Map([...properties.values()].map((property) => [property.fieldNames[0], property]));
  const propertyOf = (field: string): StockProperty | undefined =>
    properties.get(field) ?? byColumn.get(underscored(field));
  const columnOf = (field: string): string => propertyOf(field)?.fieldNames[0] ?? field;
  const isWritable = (field: string): boolean => {
    const property = propertyOf(field);
    return property !== undefined && !property.generated;
  };

  const written = new Set(plan.slots.filter((field) => field !== type.key && isWritable(field)));
  for (const [field, computed] of Object.entries(type.computed)) {
    if (computed?.from.some((source) => plan.slots.includes(source))) written.add(field);
  }
  const targets = [...written].map((field): TargetField => {
    const column = columnOf(field);
    const sent = type.computed[field]?.value(plan.file) ?? sql`${sql.ref(`s.${column}`)}`;
    const protection = type.kept.fields.includes(field) ? { sent, when: type.kept.when() } : null;
    return {
      field,
      column,
      value: protection ? sql`case when ${protection.when} then ${sql.ref(`d.${column}`)} else ${sent} end` : sent,
      protection,
      inWords: type.inWords[field] ?? ((text) => text),
    };
  });
  return {
    name: meta.tableName,
    key: columnOf(type.key),
    activeColumn: columnOf('isActive'),
    staged: plan.slots.map((field) => ({
      field,
      column: columnOf(field),
      type: field === doubtsField ? 'jsonb' : (type.stagedOnly[field] ?? stagedType(propertyOf(field))),
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
  /** Not told to people, as in the audit log's own list of such columns. */
  readonly hidden?: boolean;
}

/** Decimals without limits, so that checks see the digits that the file has; else the column's own type. */
function stagedType(property: StockProperty | undefined): StagedType | 'own' {
  const type = property?.columnTypes[0];
  if (type === undefined) throw new Error('an import stages something that is no field and has no type');
  return type.startsWith('numeric') ? 'numeric' : 'own';
}
