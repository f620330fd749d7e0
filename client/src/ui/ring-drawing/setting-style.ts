/** How a setting holds its stone, as far as a drawing tells it. */
export type SettingStyle = 'claws' | 'halo' | 'threeStone' | 'pave' | 'bezel';

const words: readonly (readonly [RegExp, SettingStyle])[] = [
  [/halo/i, 'halo'],
  [/three|trilogy|side ?stone/i, 'threeStone'],
  [/pav|eternity|micro/i, 'pave'],
  [/bezel|rub|mil+e?grain/i, 'bezel'],
];

/** The way of setting that a style means, such as `Halo`: claws where no word says otherwise. */
export function settingStyle(style: string | null, sideStones: number): SettingStyle {
  const named = words.find(([pattern]) => style !== null && pattern.test(style))?.[1];
  return named ?? (sideStones > 2 ? 'pave' : 'claws');
}
