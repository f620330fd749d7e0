import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { fieldsModule } from './stock-fields.ts';
import type { StockConfig } from './stock-json.ts';

/** graphql-codegen plugin: generates the names and all fields of one stock type, for the back office. */
export const plugin: PluginFunction<StockConfig, string> = (schema, _documents, config) => fieldsModule(schema, config);
