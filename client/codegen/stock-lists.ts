import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, parse, print } from 'graphql';
import { type StockJson, stockTypes } from './stock-json.ts';
import { facetSelection, isOfRow, partsOfValues, selectionOf } from './stock-selection.ts';

/** Value kinds that are too long for list rows. */
const excludedFromRows = new Set(['longText']);

/**
 * Properties of object values that are fetched for list rows. Cards and comparisons need the last four, which belong
 * to grades and colors.
 */
const partsOfRows = [...partsOfValues, 'rank', 'name', 'variation', 'category'];

/** Hand-written fragments that are added to the rows. */
const extraFragments: Readonly<Record<string, string>> = { Diamond: '...ListedSet' };

/** Fields that return the IDs of all items represented by a row. */
const memberIdSelections: Readonly<Record<string, string>> = { Diamond: 'set { memberIds }' };

function listOf(schema: GraphQLSchema, stock: StockJson): string {
  const { typeName, many, fields } = stock;
  const rowFields = fields.filter((field) => field.readers !== 'administrators' && isOfRow(field, excludedFromRows));
  const variables = `$filter: ${typeName}Filter!`;
  return print(
    parse(`
      fragment ${typeName}Row on ${typeName} {
        ... on ${typeName} ${selectionOf(schema, stock, rowFields, { first: ['id', 'note'], wanted: partsOfRows })}
        ${extraFragments[typeName] ?? ''}
      }
      query ${typeName}List(${variables}, $sort: [${typeName}Sort!], $page: PageInput) {
        ${many}(filter: $filter, sort: $sort, page: $page) { total items { ...${typeName}Row } }
      }
      query ${typeName}Facets(${variables}, $fields: [${typeName}FacetField!]!) {
        ${many}(filter: $filter, page: { index: 0, size: 1 }) { facets(fields: $fields) ${facetSelection(schema, stock)} }
      }
      query ${typeName}Numbers(${variables}, $page: PageInput!) {
        ${many}(filter: $filter, page: $page) { items { id ${memberIdSelections[typeName] ?? ''} } }
      }`),
  );
}

/**
 * Writes the GraphQL documents of the shop's lists, one file per stock type. A file contains the rows with all
 * columns except administrator-only ones, the facet counts, and the IDs that match a filter. graphql-codegen reads
 * these `.graphql` files to generate their types.
 */
export function writeStockLists(folder: string): void {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  mkdirSync(folder, { recursive: true });
  for (const stock of stockTypes) {
    const text = `# Generated from stock.declaration.json by "npm run codegen".\n${listOf(schema, stock)}\n`;
    writeFileSync(`${folder}/${stock.one}-list.graphql`, text);
  }
}
