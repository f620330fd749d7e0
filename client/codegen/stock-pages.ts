import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/**
 * graphql-codegen plugin that generates the shop pages of each stock type, by the key of their page settings. Each
 * page has its required access and its fixed filter. Each type has its own constant, so that a chunk contains only
 * the types that it uses.
 */
export const plugin: PluginFunction<object, string> = () =>
  [
    "import type { ShopPages } from '../../stock/stock-declaration';",
    `import type { ${stockTypes.map(({ typeName }) => `${typeName}Filter`).join(', ')} } from '../types';`,
    '',
    ...stockTypes.flatMap(({ one, typeName, pages }) => [
      `export const ${one}ShopPages = ${JSON.stringify(Object.fromEntries(pages.map(({ name, ...page }) => [name, page])), null, 2)} satisfies ShopPages<${typeName}Filter>;`,
      '',
    ]),
  ].join('\n');
