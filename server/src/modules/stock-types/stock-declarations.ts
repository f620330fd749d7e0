import { stockDeclaration } from '../stock/declaration/index.ts';
import { stockModules } from './stock-modules.ts';

/** `stock.declaration.json`: what clients make columns, filters, forms and imports of, for every type of stock. */
export const stockDeclarations = (): string => `${JSON.stringify(stockModules.map(stockDeclaration), null, 2)}\n`;
