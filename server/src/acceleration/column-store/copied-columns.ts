import { type RawBuilder, sql } from 'kysely';
import type { CopiedTable } from '../../platform/database/statements/copied-table.ts';

export interface Column {
  readonly name: string;
  /** DuckDB type of the column. */
  readonly type: string;
  /** PostgreSQL expression for the value. It uses the row alias `d`. */
  readonly value: RawBuilder<unknown>;
}

/** Table column as described by the PostgreSQL catalog. */
export interface DescribedColumn {
  readonly name: string;
  /** Type as returned by `format_type`. */
  readonly type: string;
}

/** Selects the names and types of the columns that are copied unchanged. */
export const describeColumns = ({ table, plain }: CopiedTable): RawBuilder<DescribedColumn> => sql<DescribedColumn>`
  select a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type from pg_attribute a
  where a.attrelid = ${table}::regclass and a.attname = any(${plain}::text[])`;

const types: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  smallint: 'smallint',
  integer: 'integer',
  'double precision': 'double',
  text: 'varchar',
  'timestamp with time zone': 'timestamptz',
};

/** Returns the DuckDB type of a column. Decimals of up to 18 digits use 64 bits. */
function typeOf({ name, type }: DescribedColumn): string {
  const cached = types[type];
  if (cached) return cached;
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/.exec(type) ?? [];
  if (precision === undefined) throw new TypeError(`${name}: the column store does not support the type ${type}`);
  return `decimal(${precision},${scale})`;
}

/** Returns the columns of a copy in order: first the columns that are copied unchanged, then the computed ones. */
export function columnsOfCopy(
  { plain, computed }: CopiedTable,
  described: readonly DescribedColumn[],
): readonly Column[] {
  const byName = new Map(described.map((column) => [column.name, column]));
  return [
    ...plain.map((name) => {
      const column = byName.get(name);
      if (!column) throw new TypeError(`the column ${name} does not exist`);
      return { name, type: typeOf(column), value: sql.ref(`d.${name}`) };
    }),
    ...computed,
  ];
}
