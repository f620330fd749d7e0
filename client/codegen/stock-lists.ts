import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, parse, print } from 'graphql';
import { type StockJson, stockTypes } from './stock-json.ts';
import { facetSelection, isOfRow, partsOfValues, selectionOf } from './stock-selection.ts';

/** Kinds of values that are too long for the rows of a list. */
const ofRecordOnly = new Set(['longText']);

/** Parts of values in rows. Cards and comparisons need the last four, of grades and colors. */
const partsOfRows = [...partsOfValues, 'rank', 'name', 'variation', 'category'];

/** Fragments written by hand that rows have in addition to the fields. */
const besideFields: Readonly<Record<string, string>> = { Diamond: '...ListedSet' };

/** Fields with the IDs of all items that a row represents. */
const standsFor: Readonly<Record<string, string>> = { Diamond: 'set { memberIds }' };

function listOf(schema: GraphQLSchema, stock: StockJson): string {
  const { typeName, many, fields } = stock;
  const shown = fields.filter((field) => field.readers !== 'administrators' && isOfRow(field, ofRecordOnly));
  const variables = `$filter: ${typeName}Filter!`;
  return print(
    parse(`
      fragment ${typeName}Row on ${typeName} {
        ... on ${typeName} ${selectionOf(schema, stock, shown, { first: ['id', 'note'], wanted: partsOfRows })}
        ${besideFields[typeName] ?? ''}
      }
      query ${typeName}List(${variables}, $sort: [${typeName}Sort!], $page: PageInput) {
        ${many}(filter: $filter, sort: $sort, page: $page) { total items { ...${typeName}Row } }
      }
      query ${typeName}Facets(${variables}, $fields: [${typeName}FacetField!]!) {
        ${many}(filter: $filter, page: { index: 0, size: 1 }) { facets(fields: $fields) ${facetSelection(schema, stock)} }
      }
      query ${typeName}Numbers(${variables}, $page: PageInput!) {
        ${many}(filter: $filter, page: $page) { items { id ${standsFor[typeName] ?? ''} } }
      }`),
  );
}

/**
 * Writes the GraphQL documents of the shop's lists, one file for each stock type: rows with every column except those
 * for administrators only, facet counts, and the IDs that match a filter. They are written as `.graphql` files, so
 * that codegen types them.
 */
export function writeStockLists(folder: string): void {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  mkdirSync(folder, { recursive: true });
  for (const stock of stockTypes) {
    const text = `# Generated from stock.declaration.json by "npm run codegen".\n${listOf(schema, stock)}\n`;
    writeFileSync(`${folder}/${stock.one}-list.graphql`, text);
  }
}
