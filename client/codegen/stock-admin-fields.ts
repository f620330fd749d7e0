import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { fieldsModule } from './stock-fields.ts';
import type { StockConfig } from './stock-json.ts';

/** graphql-codegen plugin: the names and all fields of one type of stock, for the back office. */
export const plugin: PluginFunction<StockConfig, string> = (schema, _documents, config) => fieldsModule(schema, config);
