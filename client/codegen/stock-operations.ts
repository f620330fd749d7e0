import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type GraphQLSchema, getNamedType, isAbstractType, isLeafType, isObjectType, parse, validate } from 'graphql';
import { documentSource } from './document-source.ts';
import type { FieldJson, StockConfig, StockJson } from './stock-json.ts';
import { outputAt, shownPath } from './stock-paths.ts';

/** Too long, or of too little use, to be read for every row of a list. */
const ofRecordOnly = new Set(['longText', 'link']);

/** What is read of values that are objects: of those that such an object has. */
const partsOfValues = ['id', 'label', 'email', 'displayName', 'slot', 'url'];

/** Grades that the trade abbreviates in tables. */
const abbreviated = new Set(['CutGrade', 'PolishGrade', 'SymmetryGrade']);

/** Selections below each other, by field. */
type Selection = Map<string, Selection>;

function select(selection: Selection, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name !== undefined) {
    const below = selection.get(name) ?? new Map();
    selection.set(name, below);
    select(below, rest);
  }
}

function printed(selection: Selection): string {
  const fields = [...selection].map(([name, below]) => (below.size === 0 ? name : `${name} ${printed(below)}`));
  return `{ ${fields.join(' ')} }`;
}

/** The paths of the leaves that show a field. */
function leavesOf(schema: GraphQLSchema, typeName: string, field: FieldJson): string[] {
  const path = shownPath(schema, typeName, field);
  if (path === null) {
    return [];
  }
  const type = getNamedType(outputAt(schema, typeName, path));
  if (isLeafType(type)) {
    return [path];
  }
  const parts = isObjectType(type) ? type.getFields() : {};
  const read = abbreviated.has(type.name) ? [...partsOfValues, 'code'] : partsOfValues;
  return read.filter((part) => part in parts).map((part) => `${path}.${part}`);
}

function selectionOf(schema: GraphQLSchema, { typeName }: StockJson, fields: readonly FieldJson[]): string {
  const selection: Selection = new Map();
  const paths = ['id', 'version', ...fields.flatMap((field) => leavesOf(schema, typeName, field))];
  for (const path of paths) {
    select(selection, path.split('.'));
  }
  return printed(selection);
}

/** Facets are of a few shapes, each with fields of its own. */
function facetSelection(schema: GraphQLSchema, { typeName }: StockJson): string {
  const facet = getNamedType(outputAt(schema, `${typeName}Page`, 'facets'));
  const shapes = isAbstractType(facet) ? schema.getPossibleTypes(facet) : [];
  const own = shapes.map((shape) => {
    const parts = 'options' in shape.getFields() ? 'options { value label count }' : 'min max bins { from to count }';
    return `... on ${shape.name} { ${parts} }`;
  });
  return `{ field ${own.join(' ')} }`;
}

function operationsOf(schema: GraphQLSchema, stock: StockJson): Record<string, string | null> {
  const { typeName, one, many, fields } = stock;
  const row = selectionOf(
    schema,
    stock,
    fields.filter(({ value }) => !ofRecordOnly.has(value)),
  );
  const record = selectionOf(schema, stock, fields);
  const isDeletable = schema.getMutationType()?.getFields()[`delete${typeName}`] !== undefined;
  const saved = `{ item: ${one} ${record} }`;
  return {
    page: `query AdminPageOf${typeName}($filter: ${typeName}Filter, $sort: [${typeName}Sort!], $page: PageInput) {
      stock: ${many}(filter: $filter, sort: $sort, page: $page) { total items ${row} }
    }`,
    facets: `query AdminFacetsOf${typeName}($filter: ${typeName}Filter, $fields: [${typeName}FacetField!]!) {
      stock: ${many}(filter: $filter, page: { index: 0, size: 1 }) { facets(fields: $fields) ${facetSelection(schema, stock)} }
    }`,
    record: `query AdminRecordOf${typeName}($id: ID!) { item: ${one}(ref: { id: $id }) ${record} }`,
    create: `mutation Create${typeName}($item: ${typeName}Input!) {
      saved: create${typeName}(input: { ${one}: $item }) ${saved}
    }`,
    update: `mutation Update${typeName}($id: ID!, $expectedVersion: Int!, $set: ${typeName}Patch!) {
      saved: update${typeName}(input: { id: $id, expectedVersion: $expectedVersion, set: $set }) ${saved}
    }`,
    remove: isDeletable
      ? `mutation Delete${typeName}($id: ID!) { removed: delete${typeName}(input: { id: $id }) { id } }`
      : null,
  };
}

function sourceOf(schema: GraphQLSchema, text: string): string {
  const document = parse(text, { noLocation: true });
  const [error] = validate(schema, document);
  if (error !== undefined) {
    throw new Error(`${error.message}\n${text}`);
  }
  return documentSource(document.definitions);
}

/**
 * graphql-codegen plugin: what the back office does with one type of stock (list, counts, record, create, update, delete),
 * made of its declaration. Aliases give the answers of every type the same shape.
 */
export const plugin: PluginFunction<StockConfig, Types.ComplexPluginOutput> = (schema, _documents, { stock }) => {
  const operations = Object.entries(operationsOf(schema, stock)).map(
    ([name, text]) => `  ${name}: ${text === null ? 'null' : sourceOf(schema, text)},`,
  );
  return {
    prepend: [
      "import { Kind, OperationTypeNode } from 'graphql';",
      "import type { StockOperations } from '../../stock/stock-operations';",
    ],
    content: [`export const ${stock.one}Operations: StockOperations = {`, ...operations, '};'].join('\n'),
  };
};
