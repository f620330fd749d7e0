import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { type ErrorDetail } from '../../../kernel/errors/catalogue.ts';
import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import { FilterKind } from '../filter-kind.ts';

/** Type of control for a filter field, and the values that the field accepts. */
export interface FilterFieldFacts {
  readonly kind: FilterKind;
  /** Allowed enum values of a multiselect. Null if its values are IDs or strings. */
  readonly values: readonly string[] | null;
  /** Returns true if a multiselect accepts the value. */
  accepts(value: string): boolean;
}

/** List in the GraphQL schema. All names are spelled as in the schema. */
export interface PageList {
  /** Name of the query that returns the list, such as `diamonds`. */
  readonly name: string;
  /** Fields of an item. Fields of an object without an ID are written as paths, such as `price.total`. */
  readonly columns: ReadonlySet<string>;
  /** Sort fields, such as `CARATS`. */
  readonly sortFields: ReadonlySet<string>;
  /** Fields of the filter input, such as `shapeIds`. */
  readonly filterFields: ReadonlyMap<string, FilterFieldFacts>;
}

/** Returns the list with this name. Lists are derived from the schema, so that settings cannot use unknown fields. */
export function pageListOf(schema: GraphQLSchema, name: string): PageList | undefined {
  const query = queriesOf(schema)[name];
  return query && listOf(query);
}

/** Returns all lists that pages can show, sorted by name. */
export const allPageLists = (schema: GraphQLSchema): PageList[] =>
  Object.values(queriesOf(schema))
    .flatMap((query) => listOf(query) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));

const queriesOf = (schema: GraphQLSchema) => schema.getQueryType()?.getFields() ?? {};

/**
 * Returns the list of a query, or undefined. A query is a list if it has a filter argument and returns pages of
 * items.
 */
function listOf({ name, args, type }: GraphQLField<unknown, unknown>): PageList | undefined {
  const filter = inputFields(args.find((arg) => arg.name === 'filter')?.type);
  const items = outputFields(type)?.items;
  if (!filter || !items) return undefined;
  const sortField = inputFields(args.find((arg) => arg.name === 'sort')?.type)?.field;
  const sortEnum = sortField && getNamedType(sortField.type);
  return {
    name,
    columns: new Set(columnsOf(items.type)),
    sortFields: new Set(isEnumType(sortEnum) ? sortEnum.getValues().map((value) => value.name) : []),
    filterFields: new Map(
      Object.values(filter).flatMap((field) => {
        const facts = factsOf(field.type);
        return facts ? [[field.name, facts] as const] : [];
      }),
    ),
  };
}

const inputFields = (type: GraphQLInputType | undefined) => {
  const namedType = type && getNamedType(type);
  return isInputObjectType(namedType) ? namedType.getFields() : undefined;
};

const outputFields = (type: GraphQLOutputType) => {
  const namedType = getNamedType(type);
  return isObjectType(namedType) ? namedType.getFields() : undefined;
};

/**
 * Returns the columns of a type. An object with an ID is one column. An object without an ID, such as a price, also
 * has a column for each of its fields.
 */
function columnsOf(type: GraphQLOutputType, path = ''): string[] {
  return Object.values(outputFields(type) ?? {}).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const name = path + field.name;
    const parts = outputFields(field.type);
    const isPart = parts !== undefined && !parts.id && !isListType(getNullableType(field.type));
    return [name, ...(isPart ? columnsOf(field.type, `${name}.`) : [])];
  });
}

/** Returns undefined for a field with a single enum value, because such a field selects a page and is not a filter. */
function factsOf(type: GraphQLInputType): FilterFieldFacts | undefined {
  const namedType = getNamedType(type);
  if (isListType(getNullableType(type))) {
    const values = isEnumType(namedType) ? namedType.getValues().map(({ name }) => name) : null;
    return { kind: FilterKind.MULTISELECT, values, accepts: (value) => isValueOf(namedType, value) };
  }
  const none = { values: null, accepts: (): boolean => false };
  const range = inputFields(type);
  if (range) return range.min && range.max ? { kind: FilterKind.RANGE, ...none } : undefined;
  if (namedType.name === 'Boolean') return { kind: FilterKind.TOGGLE, ...none };
  if (namedType.name === 'String') return { kind: FilterKind.TEXT, ...none };
  return undefined;
}

function isValueOf(type: GraphQLNamedInputType, value: string): boolean {
  if (isEnumType(type)) return type.getValue(value) !== undefined;
  return type.name === 'ID' ? /^[1-9]\d{0,9}$/.test(value) : true;
}

function listFor(schema: GraphQLSchema, name: string, path: string): PageList {
  const list = pageListOf(schema, name);
  if (!list) throw invalid(path, `the list ${name} does not exist in this version`);
  return list;
}

/** Throws INVALID_REQUEST, naming each column that the list does not have. */
export function requireColumns(
  schema: GraphQLSchema,
  listName: string,
  columns: readonly string[],
  path: string,
): void {
  const { columns: listColumns } = listFor(schema, listName, path);
  const details = columns.flatMap((column, index): ErrorDetail[] =>
    listColumns.has(column) ? [] : [{ path: `${path}.${index}`, message: `is not a column of ${listName}: ${column}` }],
  );
  if (details.length > 0) throw new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details });
}

/** Throws INVALID_REQUEST naming `path` if the list cannot be sorted by the field. */
export function requireSortField(schema: GraphQLSchema, listName: string, field: string, path: string): void {
  const { sortFields } = listFor(schema, listName, path);
  if (!sortFields.has(field)) {
    throw invalid(path, `must be one of ${[...sortFields].join(', ') || 'none, because the list has a fixed order'}`);
  }
}

/** Returns the values that a filter field accepts. Throws INVALID_REQUEST naming `path` for an unknown field. */
export function filterFieldOf(schema: GraphQLSchema, listName: string, field: string, path: string): FilterFieldFacts {
  const facts = listFor(schema, listName, path).filterFields.get(field);
  if (!facts) throw invalid(path, `is not a filter field of ${listName}: ${field}`);
  return facts;
}

/** Throws INVALID_REQUEST, naming `path`, if the field does not support this type of filter control. */
export function requireKind(facts: FilterFieldFacts, kind: FilterKind, path: string): void {
  if (facts.kind !== kind) throw invalid(path, `must be ${facts.kind} for this field`);
}
