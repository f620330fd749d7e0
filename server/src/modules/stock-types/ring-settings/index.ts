export { RingSetting } from './ring-setting.entity.ts';
export { ringSettings } from './ring-setting.stock.ts';
export {
  doesNotFitStone,
  type FitSetting,
  type FitStone,
  fitsStone,
  isTooLight,
  Misfit,
  misfitOf,
} from './setting-fit.ts';
