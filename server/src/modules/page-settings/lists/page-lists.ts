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
import { FilterKind } from '../filter-kind.ts';

/** What a filter of a list takes. */
export interface FilterFieldFacts {
  readonly kind: FilterKind;
  /** Of a multiselect whose values are an enum's, all of them; null where ids or texts are taken. */
  readonly values: readonly string[] | null;
  /** Whether it may be one of the values of a multiselect. */
  accepts(value: string): boolean;
}

/** What a list of the GraphQL schema can show, sort by and be filtered by: names are the schema's. */
export interface PageList {
  /** The query that answers it, such as `diamonds`. */
  readonly name: string;
  /** Fields of an item; those of a part without an id by their path, such as `price.total`. */
  readonly columns: ReadonlySet<string>;
  /** Values of the enum of sortable fields, such as `CARATS`. */
  readonly sortFields: ReadonlySet<string>;
  /** Fields of the filter input, such as `shapeIds`. */
  readonly filterFields: ReadonlyMap<string, FilterFieldFacts>;
}

/**
 * The list of this name, where the schema has one: settings can name nothing that the schema does not have, and nobody
 * keeps a second table of names.
 */
export function pageListOf(schema: GraphQLSchema, name: string): PageList | undefined {
  const query = queriesOf(schema)[name];
  return query && listOf(query);
}

/** Every list that a page can show, by name. */
export const allPageLists = (schema: GraphQLSchema): PageList[] =>
  Object.values(queriesOf(schema))
    .flatMap((query) => listOf(query) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));

const queriesOf = (schema: GraphQLSchema) => schema.getQueryType()?.getFields() ?? {};

/** A list is a query that takes a filter and answers pages of items. */
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
  const named = type && getNamedType(type);
  return isInputObjectType(named) ? named.getFields() : undefined;
};

const outputFields = (type: GraphQLOutputType) => {
  const named = getNamedType(type);
  return isObjectType(named) ? named.getFields() : undefined;
};

/** A part with an id is a thing of its own, and one column; one without, such as a price, has several. */
function columnsOf(type: GraphQLOutputType, path = ''): string[] {
  return Object.values(outputFields(type) ?? {}).flatMap((field) => {
    if (field.args.some(isRequiredArgument)) return [];
    const name = path + field.name;
    const parts = outputFields(field.type);
    const isPart = parts !== undefined && !parts.id && !isListType(getNullableType(field.type));
    return [name, ...(isPart ? columnsOf(field.type, `${name}.`) : [])];
  });
}

/** A field that only takes one value of an enum chooses a page, and is no filter on it. */
function factsOf(type: GraphQLInputType): FilterFieldFacts | undefined {
  const named = getNamedType(type);
  if (isListType(getNullableType(type))) {
    const values = isEnumType(named) ? named.getValues().map(({ name }) => name) : null;
    return { kind: FilterKind.MULTISELECT, values, accepts: (value) => isValueOf(named, value) };
  }
  const none = { values: null, accepts: (): boolean => false };
  const range = inputFields(type);
  if (range) return range.min && range.max ? { kind: FilterKind.RANGE, ...none } : undefined;
  if (named.name === 'Boolean') return { kind: FilterKind.TOGGLE, ...none };
  if (named.name === 'String') return { kind: FilterKind.TEXT, ...none };
  return undefined;
}

function isValueOf(type: GraphQLNamedInputType, value: string): boolean {
  if (isEnumType(type)) return type.getValue(value) !== undefined;
  return type.name === 'ID' ? /^[1-9]\d{0,9}$/.test(value) : true;
}
