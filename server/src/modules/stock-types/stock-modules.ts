import type { CopiedTable } from '../../platform/database/statements/copied-table.ts';
import { stockDeclaration } from '../stock/declaration/index.ts';
import { registerStockEnums } from '../stock/fields/index.ts';
import type { StockModule } from '../stock/index.ts';
import { columnStoreTable } from '../stock/lists/index.ts';
import { braceletModule } from './bracelets/bracelet.routes.ts';
import { customNecklaceModule } from './custom-necklaces/custom-necklace.routes.ts';
import { diamondModule } from './diamonds/diamond.routes.ts';
import { eternityRingModule } from './eternity-rings/eternity-ring.routes.ts';
import { genericDiamondModule } from './generic-diamonds/generic-diamond.routes.ts';
import { jewelleryModule } from './jewellery/jewellery.routes.ts';
import { meleeModule } from './melee/melee.routes.ts';
import { ringSettingModule } from './ring-settings/ring-setting.routes.ts';

/** Modules of all stock types. */
export const stockModules: readonly StockModule[] = [
  diamondModule,
  braceletModule,
  customNecklaceModule,
  eternityRingModule,
  genericDiamondModule,
  jewelleryModule,
  meleeModule,
  ringSettingModule,
];

registerStockEnums(stockModules.map(({ type }) => type));

/** Names of the stock types in change tracking. */
export const stockSubjects: readonly string[] = stockModules.map(({ type }) => type.subject);

/** Stock tables that are copied to the column store. */
export const copiedStock: readonly CopiedTable[] = stockModules.flatMap(({ type }) => columnStoreTable(type) ?? []);

const modulesByName = new Map(stockModules.map((module) => [module.type.name, module]));

/** Returns the module of a stock type. `name` is a value of `StockKind`. */
export function stockModuleOf(name: string): StockModule {
  const module = modulesByName.get(name);
  if (!module) throw new Error(`unknown stock type ${name}`);
  return module;
}

/**
 * Returns the content of `stock.declaration.json`. Clients use it to derive columns, filters, forms and imports for
 * all stock types.
 */
export const stockDeclarations = (): string => `${JSON.stringify(stockModules.map(stockDeclaration), null, 2)}\n`;
