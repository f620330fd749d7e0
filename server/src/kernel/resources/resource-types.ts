import type { HiddenProps, Opt } from '@mikro-orm/core';

/* Types derived from a resource class: the types of its rows and inputs. */

/** Type of a property without MikroORM's `Opt` brand. */
export type Plain<Property> = Property extends infer Value & Opt.Brand ? Value : Property;

/** Key in an entity's type that lists the properties stored as JSON. */
export const JsonProps: unique symbol = Symbol('JsonProps');

/**
 * Key in an entity's type that lists the properties stored as decimals. They are strings in entities and numbers in
 * rows.
 */
export const DecimalProps: unique symbol = Symbol('DecimalProps');

type Scalar = string | number | boolean | Date | readonly string[] | readonly number[];

type Read<Value> = Value extends Date ? string : Value;

type HiddenName<Resource> = Resource extends { [HiddenProps]?: infer Names } ? Names : never;
type JsonName<Resource> = Resource extends { [JsonProps]?: infer Names } ? Names : never;
type DecimalName<Resource> = Resource extends { [DecimalProps]?: infer Names } ? Names : never;

/**
 * Row type of an entity, without relations and the columns listed in `[HiddenProps]`. Instants are ISO 8601 strings
 * in UTC, days are `YYYY-MM-DD`, and decimals are numbers.
 */
export type RowOf<Resource> = {
  readonly [Name in keyof Resource as Name extends HiddenName<Resource> | symbol
    ? never
    : Name extends JsonName<Resource>
      ? Name
      : Exclude<Plain<Resource[Name]>, null> extends Scalar
        ? Name
        : never]: Name extends DecimalName<Resource> ? AsNumber<Resource[Name]> : Read<Plain<Resource[Name]>>;
};

type AsNumber<Decimal> = null extends Decimal ? number | null : number;

/** Names of fields that may be omitted when a resource is created. */
type OptionalName<Resource, Name extends keyof Resource> = {
  [Key in Name]: null extends Resource[Key] ? Key : Resource[Key] extends Opt.Brand ? Key : never;
}[Name];

/** Fields for creating a resource. */
export type NewFields<Resource, Name extends keyof Resource> = {
  [Key in Exclude<Name, OptionalName<Resource, Name>>]: Plain<Resource[Key]>;
} & { [Key in OptionalName<Resource, Name>]?: Plain<Resource[Key]> };

/** Names of fields that may be null. */
type NullableName<Resource, Name extends keyof Resource> = {
  [Key in Name]: null extends Resource[Key] ? Key : never;
}[Name];

/** Fields for replacing a resource. */
export type ReplacedFields<Resource, Name extends keyof Resource> = {
  [Key in Exclude<Name, NullableName<Resource, Name>>]: Plain<Resource[Key]>;
} & { [Key in NullableName<Resource, Name>]?: Plain<Resource[Key]> };

/** Fields for changing a resource. Omitted fields are unchanged. */
export type ChangedFields<Resource, Name extends keyof Resource> = { [Key in Name]?: Plain<Resource[Key]> };
