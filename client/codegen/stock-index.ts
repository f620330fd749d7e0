import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/**
 * graphql-codegen plugin that generates the list of stock types. Each entry has a URL path segment and a loader for
 * the module with the type's file headings.
 */
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
