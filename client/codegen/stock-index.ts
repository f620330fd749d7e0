import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/** graphql-codegen plugin: every type of stock by its place in addresses, with its files' module, which is loaded when asked for. */
export const plugin: PluginFunction<object, string> = () =>
  [
    "import type { StockIndex } from '../../stock/stock-declaration';",
    '',
    'export const stockIndex: StockIndex = [',
    ...stockTypes.map(
      ({ kind, path, title, one }) =>
        `  { kind: '${kind}', path: '${path}', title: '${title}', files: async () => (await import('./${one}-files')).${one}Files },`,
    ),
    '];',
    '',
  ].join('\n');
