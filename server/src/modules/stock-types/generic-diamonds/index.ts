export { GenericDiamond } from './generic-diamond.entity.ts';
export { genericDiamonds } from './generic-diamond.stock.ts';
export { genericFitsSetting, genericMisfits } from './generic-diamond-setting-fit.ts';
