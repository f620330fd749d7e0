import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/**
 * graphql-codegen plugin that generates the stock types' titles, for pages that use nothing else from the
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
