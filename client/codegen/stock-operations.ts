import type { PluginFunction, Types } from '@graphql-codegen/plugin-helpers';
import { type GraphQLSchema, isInputObjectType, parse, validate } from 'graphql';
import { partImports, partSource } from './document-source.ts';
import type { StockConfig, StockJson } from './stock-json.ts';
import { facetSelection, isOfRow, selectionOf } from './stock-selection.ts';

/** Value kinds that are not fetched for list rows. */
const excludedFromRows = new Set(['longText', 'link']);

/** Fields selected by the `ItemSale` fragment. */
const sale = ['state', 'text', 'orderId', 'orderLineId', 'until', 'user.id', 'user.displayName'].map(
  (path) => `sale.${path}`,
);

/**
 * Returns the mutation that changes many items by ID or by filter. For some stock types, it also accepts changes that
 * are not field values.
 */
function changeOf(schema: GraphQLSchema, { typeName, many }: StockJson): string {
  const change = schema.getType(`${typeName}Change`);
  const parts = isInputObjectType(change) ? Object.values(change.getFields()) : [];
  const variables = parts.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const assignments = parts.map(({ name }) => `${name}: $${name}`).join(', ');
  return `mutation Change${typeName}s(
      ${variables}, $dryRun: Boolean, $expectedCount: Int, $skipProblems: Boolean, $idempotencyKey: String
    ) {
      outcome: changeStock(input: {
        change: { ${many}: { ${assignments} } }, dryRun: $dryRun, expectedCount: $expectedCount,
        skipProblems: $skipProblems, idempotencyKey: $idempotencyKey
      }) {
        matched changed unchanged undoToken problemCount problems { id stockNumber explanation }
        prices { field sumBefore sumAfter rows { id stockNumber before after totalBefore totalAfter } }
      }
    }`;
}

function operationsOf(schema: GraphQLSchema, stock: StockJson): Record<string, string | null> {
  const { typeName, one, many, fields } = stock;
  const read = fields.filter(({ output }) => output !== 'availability');
  const hasPictures = fields.some(({ output }) => output === 'media.images');
  const row = selectionOf(
    schema,
    stock,
    read.filter((field) => isOfRow(field, excludedFromRows)),
    { first: ['id', 'version', ...sale] },
  );
  const hidden = ['media.hiddenImages.slot', 'media.hiddenImages.url'];
  const record = selectionOf(schema, stock, read, {
    first: ['id', 'version', ...sale, 'extras.name', 'extras.value', ...(hasPictures ? hidden : [])],
  });
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
    change: changeOf(schema, stock),
    exportFile: `mutation Export${typeName}s(
      $filter: ${typeName}Filter, $sort: [${typeName}Sort!], $format: ExportFormat, $layout: ExportLayoutInput,
      $forUserId: ID
    ) {
      offered: exportStock(input: {
        kind: ${stock.kind}, list: { ${many}: { filter: $filter, sort: $sort } }, format: $format, layout: $layout,
        forUserId: $forUserId
      }) { fileName url notes { column message } }
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
  return `documentOf(${document.definitions.map(partSource).join(', ')})`;
}

/**
 * graphql-codegen plugin that generates the back-office operations of one stock type from its declaration: list,
 * counts, record, create, update, delete and export. Aliases give the results of all types the same shape.
 */
export const plugin: PluginFunction<StockConfig, Types.ComplexPluginOutput> = (schema, _documents, { stock }) => {
  const operations = Object.entries(operationsOf(schema, stock)).map(
    ([name, text]) => `  ${name}: ${text === null ? 'null' : sourceOf(schema, text)},`,
  );
  return {
    prepend: [
      ...partImports(operations, '../..'),
      "import type { StockOperations } from '../../stock/stock-operations';",
    ],
    content: [`export const ${stock.one}Operations: StockOperations = {`, ...operations, '};'].join('\n'),
  };
};
