import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/** graphql-codegen plugin: the kinds of stock, whether or not an operation of the client names one. */
export const plugin: PluginFunction<object, string> = () =>
  `export type StockKind = ${stockTypes.map(({ kind }) => `'${kind}'`).join(' | ')};\n`;
