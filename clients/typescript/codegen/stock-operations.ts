import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';

/** Maximum depth of nested objects in a selection. */
const maxDepth = 4;

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * Generates the operations of each stock type from the schema: a fragment for an item, a query for one item, and a
 * query for a page of the list. The fragment contains all fields except references to other items.
 */
export function stockOperations(schema: GraphQLSchema): string {
  const item = schema.getType('StockItem');
  if (!isInterfaceType(item)) throw new Error('The schema has no interface StockItem');
  const types = schema.getImplementations(item).objects;
  const itemFragment = `fragment StockItemFields on StockItem ${selectionOf(schema, item, 0)}`;
  return [itemFragment, ...types.flatMap((type) => operationsOf(schema, type))].join('\n');
}

function operationsOf(schema: GraphQLSchema, type: GraphQLObjectType): readonly string[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const singleField = fields.find(
    (field) => isType(field.type, type.name) && field.args.some(({ name }) => name === 'ref'),
  );
  const pageField = fields.find((field) => isType(field.type, `${type.name}Page`) && field.args.length === 3);
  if (!singleField || !pageField) throw new Error(`The schema has no list or no item of ${type.name}`);
  const typeOf = (field: typeof singleField, name: string) => field.args.find((arg) => arg.name === name)?.type;
  return [
    `fragment ${type.name}Fields on ${type.name} ${selectionOf(schema, type, 0)}`,
    `query ${capitalised(singleField.name)}($ref: ${typeOf(singleField, 'ref')}) {
      ${singleField.name}(ref: $ref) { ...${type.name}Fields }
    }`,
    `query ${capitalised(pageField.name)}($filter: ${typeOf(pageField, 'filter')}, $sort: ${typeOf(pageField, 'sort')}, $page: ${typeOf(pageField, 'page')}) {
      ${pageField.name}(filter: $filter, sort: $sort, page: $page) { total index size items { ...${type.name}Fields } }
    }`,
  ];
}

const isType = (type: GraphQLOutputType, name: string): boolean => `${type}` === name;

/** Returns a selection of all fields without arguments. Null if there are none. */
function selectionOf(schema: GraphQLSchema, type: Pick<GraphQLObjectType, 'getFields'>, depth: number): string | null {
  const selected = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.length > 0 || field.deprecationReason) return [];
    const namedType = getNamedType(field.type);
    if (isLeafType(namedType)) return [field.name];
    if (!isObjectType(namedType) || isStock(namedType) || depth === maxDepth) return [];
    const parts = selectionOf(schema, namedType, depth + 1);
    return parts === null ? [] : [`${field.name} ${parts}`];
  });
  return selected.length === 0 ? null : `{ ${selected.join(' ')} }`;
}

const isStock = (type: GraphQLObjectType): boolean => type.getInterfaces().some(({ name }) => name === 'StockItem');
