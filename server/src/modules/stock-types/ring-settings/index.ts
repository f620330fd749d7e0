export { type FitSetting, type FitStone, isTooLight, Misfit, misfitOf } from './misfit.ts';
export { RingSetting } from './ring-setting.entity.ts';
export { ringSettings } from './ring-setting.stock.ts';
export { refusesStone, takesStone } from './setting-fit.ts';
