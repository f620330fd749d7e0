import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, type GraphQLSchema, parse, print } from 'graphql';
import { type StockJson, stockTypes } from './stock-json.ts';
import { facetSelection, isOfRow, partsOfValues, selectionOf } from './stock-selection.ts';

/** Too long to be read for every row of a list. */
const ofRecordOnly = new Set(['longText']);

/** What cards and comparisons need of grades and colours besides. */
const partsOfRows = [...partsOfValues, 'rank', 'name', 'variation', 'category'];

/** What rows of a type have besides its fields: fragments that people write. */
const besideFields: Readonly<Record<string, string>> = { Diamond: '...ListedSet' };

/** What tells which items a row stands for. */
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
 * Writes what a list of the shop asks for of each type of stock: rows with every column that a page can offer to whoever is
 * no administrator, counts, and which rows there are of some items. Documents like those that people write, so that they are typed
 * like them.
 */
export function writeStockLists(folder: string): void {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  mkdirSync(folder, { recursive: true });
  for (const stock of stockTypes) {
    const text = `# Made of stock.declaration.json by "npm run codegen".\n${listOf(schema, stock)}\n`;
    writeFileSync(`${folder}/${stock.one}-list.graphql`, text);
  }
}
