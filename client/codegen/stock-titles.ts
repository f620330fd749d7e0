import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/**
 * graphql-codegen plugin: generates the titles of the stock types, for pages that use nothing else from the
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
