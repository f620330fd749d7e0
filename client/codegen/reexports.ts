import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

interface ReexportsConfig {
  /** Import paths of the modules that the generated file re-exports. */
  readonly modules: readonly string[];
}

/**
 * graphql-codegen plugin that generates a module with re-exports of many generated modules. Bundlers remove the
 * unused ones.
 */
export const plugin: PluginFunction<ReexportsConfig, string> = (_schema, _documents, { modules }) =>
  modules.map((module) => `export * from '${module}';`).join('\n');
