import { GraphQLScalarType } from 'graphql';
import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import { Float, getMetadataStorage, ID, Int } from '../graphql.ts';
import { DateScalar } from '../input/day.ts';
import { declaredFields } from '../input/input-plan.ts';
import { enumValues } from '../input/rules.ts';
import { isForAdministrators } from '../use-cases/for-administrators.ts';
import { DateTimeScalar } from '../values/scalars.ts';

/*
 * REST's view of a resource, by the GraphQL fields of its class. GraphQL and REST read the same rows.
 */

type ResourceClass = abstract new (...args: never[]) => object;

const restNames = new WeakMap<object, Map<string, string | false>>();

/** The documented name of a field in REST, if it is not the one in GraphQL. False: REST does not have the field. */
export const Rest =
  (name: string | false): PropertyDecorator =>
  (target, property) => {
    const names = restNames.get(target.constructor) ?? new Map<string, string | false>();
    restNames.set(target.constructor, names.set(String(property), name));
  };

/** How REST shows the rows of a resource. */
export interface RestShape<Row> {
  readonly returns: TObject;
  present(row: Row): Record<string, unknown>;
}

interface ShapeOptions<Row> {
  /** The name of the resource in the API's document, by default that of the class. */
  readonly title?: string;
  /** Fields that only REST has. Their values are those of the row, or of `derive`. */
  readonly also?: TProperties;
  readonly derive?: (row: Row) => Record<string, unknown>;
}

const shapes = new Map<unknown, RestShape<object>>();

/** Schemas of the scalars. Rows have instants as ISO 8601, and IDs as numbers. */
const scalarSchemas = new Map<unknown, () => TSchema>([
  [ID, () => Type.Integer()],
  [Int, () => Type.Integer()],
  [Float, () => Type.Number()],
  [Number, () => Type.Number()],
  [String, () => Type.String()],
  [Boolean, () => Type.Boolean()],
  [DateScalar, () => Type.String({ format: 'date' })],
  [DateTimeScalar, () => Type.String({ format: 'date-time' })],
]);

interface RestField {
  readonly name: string;
  readonly restName: string;
  readonly schema: TSchema;
  readonly present: (value: unknown) => unknown;
}

/** Entities have instants as dates, rows as ISO 8601. */
const asJson = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Null: a field that is resolved for GraphQL only. */
function restValue(type: unknown): Pick<RestField, 'schema' | 'present'> | null {
  const scalar = scalarSchemas.get(type) ?? (type instanceof GraphQLScalarType ? () => Type.Number() : undefined);
  if (scalar) return { schema: scalar(), present: asJson };
  const nested = shapes.get(type);
  if (nested) return { schema: nested.returns, present: (value) => nested.present(Object(value)) };
  const isEnum = getMetadataStorage().enums.some(({ enumObj }) => enumObj === type);
  return isEnum ? { schema: enumSchema(enumValues(Object(type))), present: asJson } : null;
}

const enumSchema = (values: unknown[]): TSchema =>
  values.every(Number.isInteger) ? Type.Integer({ enum: values }) : Type.String({ enum: values });

/** Least and greatest value of a number, by the rules of its field. */
function boundsOf(type: ResourceClass, name: string): { readonly minimum?: number; readonly maximum?: number } {
  const { rules = [] } = declaredFields(type).get(name) ?? {};
  const { minimum, maximum }: { minimum?: number; maximum?: number } = Object.assign(
    {},
    ...rules.map(({ keywords }) => keywords),
  );
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

const isSameOrBase = (base: object, type: ResourceClass): boolean =>
  base === type || Object.prototype.isPrototypeOf.call(base, type);

function fieldsOf(type: ResourceClass): RestField[] {
  const { fields, fieldExtensions } = getMetadataStorage();
  const nameOf = (target: object, name: string) => restNames.get(target)?.get(name);
  const isAdministrators = (target: object, name: string) =>
    fieldExtensions.some(
      (extended) => extended.target === target && extended.fieldName === name && isForAdministrators(extended),
    );
  return fields
    .filter(
      ({ target, name }) =>
        isSameOrBase(target, type) && nameOf(target, name) !== false && !isAdministrators(target, name),
    )
    .flatMap(({ target, name, getType, typeOptions, description }) => {
      // Calling `getType` sets the options.
      const value = restValue(getType());
      if (!value) return [];
      const { nullable, array } = typeOptions;
      const schema = array ? Type.Array(value.schema) : value.schema;
      const options = { ...(description !== undefined && { description }), ...boundsOf(type, name) };
      return {
        name,
        restName: nameOf(target, name) || name,
        schema: nullable ? Type.Union([schema, Type.Null()], options) : { ...schema, ...options },
        present: (shown: unknown) =>
          Array.isArray(shown) ? shown.map(value.present) : shown === null ? null : value.present(shown),
      };
    });
}

/**
 * REST's view of a resource: the fields of its class that have scalars, enums or resources with a view of their own, except
 * those for administrators. Call it after the views of nested resources.
 */
export function restShape<Row extends object>(
  type: ResourceClass,
  { title = type.name, also = {}, derive }: ShapeOptions<Row> = {},
): RestShape<Row> {
  const fields = fieldsOf(type);
  const returns = Type.Object(
    { ...Object.fromEntries(fields.map(({ restName, schema }) => [restName, schema])), ...also },
    { title, additionalProperties: false },
  );
  const own = Object.keys(also);
  const present = (row: Row): Record<string, unknown> => {
    const values: Readonly<Record<string, unknown>> = { ...row, ...derive?.(row) };
    const presented: Record<string, unknown> = {};
    for (const { name, restName, present } of fields) presented[restName] = present(values[name]);
    for (const name of own) presented[name] = values[name];
    return presented;
  };
  const shape = { returns, present };
  shapes.set(type, shape);
  return shape;
}
