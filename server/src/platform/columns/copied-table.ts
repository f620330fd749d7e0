import { type RawBuilder, sql } from 'kysely';
import type { MadeColumn } from './two-dialects.ts';

/** What is copied of a table. */
export interface CopiedTable {
  readonly table: string;
  /** What the change log calls its rows. */
  readonly subject: string;
  /** Its columns that are copied as they are, `id` first. */
  readonly plain: readonly string[];
  readonly made: readonly MadeColumn[];
  /** By what is asked most: rows lie in the order of these, so that those that are not meant are skipped together. */
  readonly orderedBy: readonly string[];
  /** A column of moments after which a row means something else though nobody has written it. */
  readonly changesAt: string;
}

/** One column of a copy. */
export interface Column {
  readonly name: string;
  /** In DuckDB's words. */
  readonly type: string;
  /** Of the row `d`, for PostgreSQL. */
  readonly value: RawBuilder<unknown>;
}

/** A column of the table, as the catalogue of the database describes it. */
export interface DescribedColumn {
  readonly name: string;
  /** As `format_type` says it. */
  readonly type: string;
}

/** What the database has to say about the columns that are copied as they are. */
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

/** DuckDB's word for a type. Decimals of up to 18 digits are kept in 64 bits. */
function typeOf({ name, type }: DescribedColumn): string {
  const known = types[type];
  if (known) return known;
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/.exec(type) ?? [];
  if (precision === undefined) throw new TypeError(`${name}: a copy has no columns of the type ${type}`);
  return `decimal(${precision},${scale})`;
}

/** The columns of a copy, in their order. */
export function columnsOfCopy({ plain, made }: CopiedTable, described: readonly DescribedColumn[]): readonly Column[] {
  const byName = new Map(described.map((column) => [column.name, column]));
  return [
    ...plain.map((name) => {
      const column = byName.get(name);
      if (!column) throw new TypeError(`there is no column ${name} to be copied`);
      return { name, type: typeOf(column), value: sql.ref(`d.${name}`) };
    }),
    ...made,
  ];
}
