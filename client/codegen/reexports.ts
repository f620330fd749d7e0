import type { PluginFunction } from '@graphql-codegen/plugin-helpers';

interface ReexportsConfig {
  /** Modules as the generated file imports them. */
  readonly modules: readonly string[];
}

/** graphql-codegen plugin: one face for many generated modules. Bundlers look through it. */
export const plugin: PluginFunction<ReexportsConfig, string> = (_schema, _documents, { modules }) =>
  modules.map((module) => `export * from '${module}';`).join('\n');
