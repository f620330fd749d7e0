export { RingSetting } from './ring-setting.entity.ts';
export { ringSettings } from './ring-setting.stock.ts';
export {
  type FitSetting,
  type FitStone,
  isTooLight,
  Misfit,
  misfitOf,
  refusesStone,
  takesStone,
} from './setting-fit.ts';
