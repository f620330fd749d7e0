import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/**
 * graphql-codegen plugin: generates the titles of the stock types, for pages that need nothing else of the
 * declaration.
 */
export const plugin: PluginFunction<object, string> = () =>
  [
    "import type { StockKind } from './kinds';",
    '',
    'export const stockTitles: Readonly<Record<StockKind, string>> = {',
    ...stockTypes.map(({ kind, title }) => `  ${kind}: '${title}',`),
    '};',
    '',
  ].join('\n');
