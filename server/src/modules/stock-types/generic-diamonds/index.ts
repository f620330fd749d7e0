export { GenericDiamond } from './generic-diamond.entity.ts';
export { genericDiamonds, genericFitsSetting, genericMisfits } from './generic-diamond.stock.ts';
