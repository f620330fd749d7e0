import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

interface ReexportsConfig {
  /** For the generated file: import paths of the modules. */
  readonly modules: readonly string[];
}

/**
 * graphql-codegen plugin: generates a module that re-exports many generated modules. Bundlers remove the unused ones.
 */
export const plugin: PluginFunction<ReexportsConfig, string> = (_schema, _documents, { modules }) =>
  modules.map((module) => `export * from '${module}';`).join('\n');
