import type { HiddenProps, Opt } from '@mikro-orm/core';

/*
 * Types that derive from the class of a resource: its rows and its inputs.
 */

/** A property without the ORM's mark that a new entity may leave it out. */
export type Plain<Property> = Property extends infer Value & Opt.Brand ? Value : Property;

type Scalar = string | number | boolean | Date | readonly string[] | readonly number[];

type Read<Value> = Value extends Date ? string : Value;

type HiddenName<Resource> = Resource extends { [HiddenProps]?: infer Names } ? Names : never;

/**
 * A resource as it is read from its table. Relations are left out, and so are columns that `[HiddenProps]` names. Instants are
 * ISO 8601 in UTC, days are `YYYY-MM-DD`.
 */
export type RowOf<Resource> = {
  readonly [Name in keyof Resource as Name extends HiddenName<Resource> | symbol
    ? never
    : Exclude<Plain<Resource[Name]>, null> extends Scalar
      ? Name
      : never]: Read<Plain<Resource[Name]>>;
};

/** Names of fields that a new resource may leave out. */
type OptionalName<Resource, Name extends keyof Resource> = {
  [Key in Name]: null extends Resource[Key] ? Key : Resource[Key] extends Opt.Brand ? Key : never;
}[Name];

/** Fields of a new resource. */
export type NewFields<Resource, Name extends keyof Resource> = {
  [Key in Exclude<Name, OptionalName<Resource, Name>>]: Plain<Resource[Key]>;
} & { [Key in OptionalName<Resource, Name>]?: Plain<Resource[Key]> };

/** Names of fields that may be null. */
type NullableName<Resource, Name extends keyof Resource> = {
  [Key in Name]: null extends Resource[Key] ? Key : never;
}[Name];

/** Fields of a resource that is replaced. */
export type ReplacedFields<Resource, Name extends keyof Resource> = {
  [Key in Exclude<Name, NullableName<Resource, Name>>]: Plain<Resource[Key]>;
} & { [Key in NullableName<Resource, Name>]?: Plain<Resource[Key]> };

/** Changed fields of a resource. A field that is left out stays as it is. */
export type ChangedFields<Resource, Name extends keyof Resource> = { [Key in Name]?: Plain<Resource[Key]> };
