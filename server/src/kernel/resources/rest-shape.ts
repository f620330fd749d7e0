import { GraphQLScalarType } from 'graphql';
import Type, { type TObject, type TProperties, type TSchema } from 'typebox';
import { Float, getMetadataStorage, graphqlFields, ID, Int } from '../graphql.ts';
import { DateScalar } from '../input/day.ts';
import { declaredFields, type Keywords, keywordsOf } from '../input/input-plan.ts';
import { enumValues } from '../input/rules.ts';
import { isForAdministrators } from '../use-cases/for-administrators.ts';
import { DateTimeScalar } from '../values/scalars.ts';

/*
 * REST schemas and presenters, derived from the GraphQL fields of a resource class. GraphQL and REST use the same
 * rows.
 */

type ResourceClass = abstract new (...args: never[]) => object;

const restNames = new WeakMap<object, Map<string, string | false>>();

/** Sets the REST name of a field, if it differs from the GraphQL name. False excludes the field from REST responses. */
export const Rest =
  (name: string | false): PropertyDecorator =>
  (target, property) => {
    const names = restNames.get(target.constructor) ?? new Map<string, string | false>();
    restNames.set(target.constructor, names.set(String(property), name));
  };

export interface RestShape<Row> {
  readonly returns: TObject;
  present(row: Row): Record<string, unknown>;
}

interface ShapeOptions<Row> {
  /** Name of the schema in the OpenAPI document. Default: the name of the class. */
  readonly title?: string;
  /** Additional fields that only REST returns. Their values come from `derive` or from the row. */
  readonly also?: TProperties;
  readonly derive?: (row: Row) => Record<string, unknown>;
}

const shapes = new Map<unknown, RestShape<object>>();

/** REST schemas of the GraphQL scalars. Rows contain instants as ISO 8601 strings and IDs as numbers. */
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

/** Instants are `Date` objects in entities and ISO 8601 strings in rows. */
const asJson = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

/** Returns the schema and presenter for a field type. Null if only GraphQL returns the field. */
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

/** Returns the minimum and maximum of a numeric field, derived from its rules. */
function boundsOf(type: ResourceClass, name: string): Keywords {
  const { minimum, maximum } = keywordsOf(declaredFields(type).get(name)?.rules ?? []);
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

function fieldsOf(type: ResourceClass): RestField[] {
  const { fieldExtensions } = getMetadataStorage();
  const nameOf = (target: object, name: string) => restNames.get(target)?.get(name);
  const isAdministrators = (target: object, name: string) =>
    fieldExtensions.some(
      (extended) => extended.target === target && extended.fieldName === name && isForAdministrators(extended),
    );
  return graphqlFields(type)
    .filter(({ target, name }) => nameOf(target, name) !== false && !isAdministrators(target, name))
    .flatMap(({ target, name, getType, typeOptions, description }) => {
      // `typeOptions` is set only after `getType` has been called.
      const value = restValue(getType());
      if (!value) return [];
      const { nullable, array } = typeOptions;
      const schema = array ? Type.Array(value.schema) : value.schema;
      const options = { ...(description !== undefined && { description }), ...boundsOf(type, name) };
      return {
        name,
        restName: nameOf(target, name) || name,
        schema: nullable ? Type.Union([schema, Type.Null()], options) : { ...schema, ...options },
        present: (raw: unknown) =>
          Array.isArray(raw) ? raw.map(value.present) : raw === null ? null : value.present(raw),
      };
    });
}

/**
 * Creates the REST schema and presenter of a resource. They include fields that are scalars, enums, or resources with
 * a shape, but no administrator-only fields. Call it after the shapes of nested resources have been created.
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
  const extraNames = Object.keys(also);
  const present = (row: Row): Record<string, unknown> => {
    const values: Readonly<Record<string, unknown>> = { ...row, ...derive?.(row) };
    const presented: Record<string, unknown> = {};
    for (const { name, restName, present } of fields) presented[restName] = present(values[name]);
    for (const name of extraNames) presented[name] = values[name];
    return presented;
  };
  const shape = { returns, present };
  shapes.set(type, shape);
  return shape;
}
