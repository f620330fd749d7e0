import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/**
 * graphql-codegen plugin: generates the shop pages that list each stock type, by the key of their page settings, with
 * the required access and the fixed filter. There is one constant per type, so that chunks only contain the types
 * that they use.
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
