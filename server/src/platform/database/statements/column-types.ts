import type { ColumnType } from 'kysely';
import type { Plain } from '../../../kernel/resources/resource-types.ts';

/**
 * What is read of a column, by its type in the database. Decimals and large integers are exact text, of which Kysely knows
 * that JSON makes numbers of it; days and instants are the database's own text, `2026-11-22` and
 * `2026-11-22 13:05:09.25+00`.
 */
export interface ReadTypes {
  smallint: number;
  int: number;
  bigint: `${number}`;
  'double precision': number;
  numeric: `${number}`;
  boolean: boolean;
  text: string;
  citext: string;
  uuid: string;
  date: string;
  timestamptz: string;
  xid8: string;
  bytea: Buffer;
  json: unknown;
  jsonb: unknown;
  'smallint[]': number[];
  'int[]': number[];
  'text[]': string[];
}

/** What may be written where it is more than what is read. */
interface WriteTypes {
  bigint: string | number;
  numeric: string;
  timestamptz: string | Date;
}

type DatabaseType = keyof ReadTypes;

/**
 * A column as a table is declared by it: its type, `null` where it may be null, `default` where an insert may leave it out,
 * `computed` where only the database writes it. Such as `numeric null` or `int default`.
 */
export type ColumnSpelling = `${DatabaseType}${'' | ' null'}${'' | ' default' | ' computed'}`;

/** The columns of a table by their names. */
export type TableSpelling = Readonly<Record<string, ColumnSpelling>>;

type CamelCased<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCased<Rest>>}` : Name;

/** What the entity has under the column's name; `unknown` where it has nothing. */
type PropertyOf<Entity, Name> =
  CamelCased<Name> extends keyof Entity ? Plain<NonNullable<Entity[CamelCased<Name>]>> : unknown;

/** The property's type where it says more than the database's: which numbers, which words, what JSON. */
type Narrowed<Type, Property> = [Property] extends [Type] ? Property : Type;

type Read<Spelling, Property> = Spelling extends `${infer Type} null`
  ? Read<Type, Property> | null
  : Spelling extends DatabaseType
    ? Narrowed<ReadTypes[Spelling], Property>
    : never;

type Written<Spelling, Property> = Spelling extends `${infer Type} null`
  ? Written<Type, Property> | null
  : Spelling extends keyof WriteTypes
    ? WriteTypes[Spelling]
    : Read<Spelling, Property>;

type Column<Spelling, Property> = Spelling extends `${infer Stored} computed`
  ? ColumnType<Read<Stored, Property>, never, never>
  : Spelling extends `${infer Stored} default`
    ? ColumnType<Read<Stored, Property>, Written<Stored, Property> | undefined, Written<Stored, Property>>
    : ColumnType<Read<Spelling, Property>, Written<Spelling, Property>, Written<Spelling, Property>>;

/** A table as Kysely knows it, its columns as exact as the properties of the entity. */
export type TableOf<Columns extends TableSpelling, Entity = unknown> = {
  [Name in keyof Columns]: Column<Columns[Name], PropertyOf<Entity, Name>>;
};

/** Tables without an entity, declared by hand. */
export type TablesOf<Tables extends Readonly<Record<string, TableSpelling>>> = {
  [Name in keyof Tables]: TableOf<Tables[Name]>;
};
