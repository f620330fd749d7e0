import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/** graphql-codegen plugin: what people call each type of stock, for pages that need no more of it. */
export const plugin: PluginFunction<object, string> = () =>
  [
    "import type { StockKind } from './kinds';",
    '',
    'export const stockTitles: Readonly<Record<StockKind, string>> = {',
    ...stockTypes.map(({ kind, title }) => `  ${kind}: '${title}',`),
    '};',
    '',
  ].join('\n');
