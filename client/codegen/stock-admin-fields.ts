import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { fieldsModule } from './stock-fields.ts';
import type { StockConfig } from './stock-json.ts';

/**
 * graphql-codegen plugin that generates a module for the back office with the names and all fields of one stock type.
 */
export const plugin: PluginFunction<StockConfig, string> = (schema, _documents, config) => fieldsModule(schema, config);
