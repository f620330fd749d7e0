import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { type GraphQLObjectType, isInterfaceType, isObjectType } from 'graphql';
import type { GuidedField } from '../src/graphql/stock/field-guide.ts';
import { partnerSchema } from './partner-schema.ts';
import { type FieldJson, type StockJson, stockTypes } from './stock-json.ts';
import { missing, outputAt } from './stock-paths.ts';

function typeOf({ typeName }: StockJson): GraphQLObjectType {
  const type = partnerSchema.getType(typeName);
  return isObjectType(type) ? type : missing(typeName);
}

/** Names of the fields that all stock types have in common. */
const commonFields = ((): ReadonlySet<string> => {
  const item = partnerSchema.getType('StockItem');
  return new Set(isInterfaceType(item) ? Object.keys(item.getFields()) : missing('StockItem'));
})();

const everyItem = 'Every item';
const onlyInGraphql = 'Only in GraphQL';

/**
 * Returns the GraphQL fields that are not part of the declaration: IDs, versions, fields that depend on the caller,
 * and computed fields.
 */
function undeclaredFields(stock: StockJson, documented: readonly FieldJson[]): readonly GuidedField[] {
  const covered = new Set(documented.flatMap(({ output }) => output?.split('.')[0] ?? []));
  const isWrapped = stock.fields.some((field) => field.rest?.path.startsWith('product.'));
  const rest: Readonly<Record<string, NonNullable<FieldJson['rest']>>> = {
    id: { path: 'id', type: 'integer' },
    isActive: { path: 'isActive', type: 'boolean' },
    version: { path: isWrapped ? 'product.version' : 'version', type: 'integer' },
  };
  return Object.values(typeOf(stock).getFields())
    .filter(({ name }) => !covered.has(name))
    .map(({ name, description, type }) => ({
      section: commonFields.has(name) ? everyItem : onlyInGraphql,
      rest: rest[name] ?? null,
      graphql: { path: name, type: String(type) },
      meaning: description ?? '',
      unit: null,
      readers: 'everybody',
    }));
}

/** Formats list positions in a path for the partner guide: `sideStones.1.type` becomes `sideStones[1].type`. */
const formatListPath = (path: string): string => path.replaceAll(/\.(\d+)(?=\.)/g, '[$1]');

const declared = (
  stock: StockJson,
  { group, rest, output, description, unit, readers, isPrice }: FieldJson,
): GuidedField => ({
  section: output !== null && commonFields.has(output) ? everyItem : group,
  rest,
  graphql:
    output === null
      ? null
      : { path: formatListPath(output), type: String(outputAt(partnerSchema, stock.typeName, output)) },
  meaning: description,
  unit,
  readers: readers === 'users' ? readers : 'everybody',
  ...(isPrice && { isPrice }),
});

function guideOf(stock: StockJson): object {
  const { name, typeName, many, title } = stock;
  const documented = stock.fields.filter(
    ({ readers, rest, output }) => readers !== 'administrators' && (rest !== null || output !== null),
  );
  const fields = [...undeclaredFields(stock, documented), ...documented.map((field) => declared(stock, field))];
  const inSection = (name: string) => fields.filter(({ section }) => section === name);
  const rest = fields.filter(({ section }) => section !== everyItem && section !== onlyInGraphql);
  return { name, typeName, many, title, fields: [...inSection(everyItem), ...rest, ...inSection(onlyInGraphql)] };
}

/**
 * graphql-codegen plugin that generates the partner documentation of each stock field from the server's declaration.
 */
export const plugin: PluginFunction<object, string> = () =>
  [
    "import type { FieldGuide } from '../stock/field-guide';",
    '',
    `export const fieldGuide: FieldGuide = ${JSON.stringify(stockTypes.map(guideOf), null, 1)};`,
    '',
  ].join('\n');
