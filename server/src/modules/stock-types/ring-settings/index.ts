export { RingSetting } from './ring-setting.entity.ts';
export { ringSettings } from './ring-setting.stock.ts';
export {
  doesNotFitStone as refusesStone,
  type FitSetting,
  type FitStone,
  fitsStone as takesStone,
  isTooLight,
  Misfit,
  misfitOf,
} from './setting-fit.ts';
