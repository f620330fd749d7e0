export { MeleeLot } from './melee.entity.ts';
export { meleeLots } from './melee.stock.ts';
export { MeleeColor, meleeColorWords } from './melee-color.ts';
export { meleeStock } from './melee-units.ts';
