import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { stockTypes } from './stock-json.ts';

/**
 * graphql-codegen plugin: the pages of the shop that list each type of stock, by the names of their settings: who may open
 * them, and what their lists ask. A constant for each type, so that scripts have those that they use.
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
