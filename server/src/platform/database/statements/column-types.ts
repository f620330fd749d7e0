import type { ColumnType } from 'kysely';
import type { Plain } from '../../../kernel/resources/resource-types.ts';

/**
 * Types of values as read from the database, by column type. Decimals and large integers are exact strings, which
 * become numbers in JSON. Dates and instants are in the database's text format: `2026-11-22` and `2026-11-22
 * 13:05:09.25+00`.
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

/** Types of written values, for column types where they differ from the types of read values. */
interface WriteTypes {
  bigint: string | number;
  numeric: string;
  timestamptz: string | Date;
}

type DatabaseType = keyof ReadTypes;

/**
 * Declaration of a column, such as `numeric null` or `int default`. `null`: the value may be null. `default`: an
 * insert may omit it. `computed`: only the database writes it.
 */
export type ColumnSpelling = `${DatabaseType}${'' | ' null'}${'' | ' default' | ' computed'}`;

/** Columns of a table by name. */
export type TableSpelling = Readonly<Record<string, ColumnSpelling>>;

type CamelCased<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCased<Rest>>}` : Name;

/** Type of the entity's property with the column's name. `unknown` if there is none. */
type PropertyOf<Entity, Name> =
  CamelCased<Name> extends keyof Entity ? Plain<NonNullable<Entity[CamelCased<Name>]>> : unknown;

/** Type of the property if it is narrower than the database type: specific numbers, strings or JSON. */
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

/** Table type for Kysely. Column types are as narrow as the properties of the entity. */
export type TableOf<Columns extends TableSpelling, Entity = unknown> = {
  [Name in keyof Columns]: Column<Columns[Name], PropertyOf<Entity, Name>>;
};

/** Types of tables without an entity, declared manually. */
export type TablesOf<Tables extends Readonly<Record<string, TableSpelling>>> = {
  [Name in keyof Tables]: TableOf<Tables[Name]>;
};
