import type { MisfitWords } from './misfit-text';

/** So many parts are shown of each reason for which they are not offered. */
export const unfitPage = { index: 0, size: 12 };

/** How stones are spoken of that have to fit a setting of a name. */
export const stonesThatFit = (setting: string): MisfitWords => ({
  noun: 'stone',
  plural: 'stones',
  predicate: { one: `does not fit ${setting}`, many: `do not fit ${setting}` },
});
