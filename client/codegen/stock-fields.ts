import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import {
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { constantModule, type FieldJson, type StockConfig } from './stock-json.ts';
import { missing, outputAt, shownPath } from './stock-paths.ts';

const isList = (type: GraphQLType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

/** Returns the kind of filter control for a filter, based on the type of its input field. */
export function filterKind(schema: GraphQLSchema, typeName: string, name: string, facet: string | null): string {
  const filter = schema.getType(`${typeName}Filter`);
  const type = isInputObjectType(filter) ? filter.getFields()[name]?.type : undefined;
  if (type === undefined) {
    return missing(`${typeName}Filter.${name}`);
  }
  const namedType = getNamedType(type);
  if (isInputObjectType(namedType)) {
    return 'range';
  }
  if (namedType.name === 'Boolean') {
    return 'toggle';
  }
  if (isList(type)) {
    return facet === null && namedType.name === 'String' ? 'texts' : 'options';
  }
  return isEnumType(namedType) ? 'option' : 'text';
}

/** Returns the name of the `referenceLists` field that contains a field's possible values. */
function referenceList(schema: GraphQLSchema, outputType: GraphQLType): string {
  const lists = schema.getType('ReferenceLists');
  const fields = isObjectType(lists) ? Object.values(lists.getFields()) : [];
  const { name } = getNamedType(outputType);
  return fields.find(({ type }) => getNamedType(type).name === name)?.name ?? missing(`ReferenceLists of ${name}`);
}

function constantIn(schema: GraphQLSchema, enumName: string, constant: string | null): string | null {
  const type = schema.getType(enumName);
  const exists = constant === null || (isEnumType(type) && type.getValue(constant) !== undefined);
  return exists ? constant : missing(`${enumName}.${constant}`);
}

function fieldOf(schema: GraphQLSchema, typeName: string, field: FieldJson): object {
  const { columns, heading, choices, filter, filterReaders = field.readers, facet, sort, ...declared } = field;
  // Removes properties that only the partner documentation uses (`field-guide.ts`).
  const { description, rest, isPrice, ...same } = declared;
  const output = shownPath(schema, typeName, field);
  const outputType = output === null ? null : outputAt(schema, typeName, output);
  const isReference = field.value === 'reference' || field.value === 'references';
  return {
    ...same,
    output,
    ...(choices !== undefined && { options: { values: choices } }),
    ...(isReference && outputType !== null && { options: { list: referenceList(schema, outputType) } }),
    filter:
      filter === null
        ? null
        : { name: filter, kind: filterKind(schema, typeName, filter, facet), readers: filterReaders },
    facet: constantIn(schema, `${typeName}FacetField`, facet),
    sort: constantIn(schema, `${typeName}SortField`, sort),
  };
}

/**
 * Returns the source of a module with the names and fields of one stock type, generated from the server's
 * declaration. Throws if a field, filter or constant is missing from the schema.
 */
export function fieldsModule(
  schema: GraphQLSchema,
  { stock }: StockConfig,
  isRead: (field: FieldJson) => boolean = () => true,
): string {
  const { imports, pages, fields, name, ...names } = stock;
  constantIn(schema, 'StockKind', stock.kind);
  constantIn(schema, `${stock.typeName}SortField`, stock.defaultSort);
  // Excludes fields without output, filter and input. Only import files contain them, so lists and forms do not use
  // them.
  const used = fields.filter(
    (field) =>
      isRead(field) && (field.isGiven || field.filter !== null || shownPath(schema, stock.typeName, field) !== null),
  );
  return constantModule(stock.one, 'StockDeclaration', {
    ...names,
    fields: used.map((field) => fieldOf(schema, stock.typeName, field)),
  });
}

/**
 * graphql-codegen plugin that generates a module for the shop with the names and fields of one stock type, except
 * administrator-only fields.
 */
export const plugin: PluginFunction<StockConfig, string> = (schema, _documents, config) =>
  fieldsModule(schema, config, ({ readers }) => readers !== 'administrators');
