import type { CopiedTable } from '../../platform/database/statements/copied-table.ts';
import { nameStock } from '../stock/fields/index.ts';
import type { StockModule } from '../stock/index.ts';
import { copiedTable } from '../stock/lists/index.ts';
import { braceletModule } from './bracelets/bracelet.routes.ts';
import { customNecklaceModule } from './custom-necklaces/custom-necklace.routes.ts';
import { diamondModule } from './diamonds/diamond.routes.ts';
import { eternityRingModule } from './eternity-rings/eternity-ring.routes.ts';
import { genericDiamondModule } from './generic-diamonds/generic-diamond.routes.ts';
import { jewelleryModule } from './jewellery/jewellery.routes.ts';
import { meleeModule } from './melee/melee.routes.ts';
import { ringSettingModule } from './ring-settings/ring-setting.routes.ts';

/** Every type of stock: one line each. */
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

nameStock(stockModules.map(({ type }) => type));

/** What tables of stock mark as changed. */
export const stockSubjects: readonly string[] = stockModules.map(({ type }) => type.subject);

/** What is kept as columns in memory, where there is much of it. */
export const copiedStock: readonly CopiedTable[] = stockModules.flatMap(({ type }) => copiedTable(type) ?? []);

const modulesByName = new Map(stockModules.map((module) => [module.type.name, module]));

/** The type of stock of a name: a value of `StockKind`, which inputs have checked. */
export function stockModuleOf(name: string): StockModule {
  const found = modulesByName.get(name);
  if (!found) throw new Error(`there is no stock type ${name}`);
  return found;
}
