import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

const union = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(' | ');

/**
 * graphql-codegen plugin that generates the stock kinds with their schema types and their singular and plural nouns.
 */
export const plugin: PluginFunction<object, string> = () =>
  [
    `export type StockKind = ${union(stockTypes.map(({ kind }) => kind))};`,
    `export type StockNoun = ${union(stockTypes.map(({ noun }) => noun))};`,
    `export const typeNames: Readonly<Record<StockKind, string>> = { ${stockTypes.map(({ kind, typeName }) => `${kind}: '${typeName}'`).join(', ')} };`,
    `export type StockPlural = ${union(stockTypes.map(({ plural }) => plural))};`,
    '',
  ].join('\n');
