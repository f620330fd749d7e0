import { fancyIntensities } from './grades.ts';
import { type ReferenceValue, referenceList, spelling } from './reference-list.ts';

/** Categories of diamond colors. */
export enum ColorCategory {
  WHITE = 'White',
  BLACK = 'Black',
  FANCY = 'Fancy',
}

/**
 * Diamond color. `name` is White, Black or a fancy hue. `variation` is the letter of a white color or the intensity
 * of a fancy color, or empty if there is none.
 */
export interface Color extends ReferenceValue {
  readonly name: string;
  readonly variation: string;
  readonly category: ColorCategory;
}

type Unranked = Omit<Color, 'rank'>;

/**
 * Laboratories grade the colors N to Z in pairs. A pair is stored as its lower color, so that no diamond is
 * overgraded.
 */
const gradedInPairs = ['N-O', 'O-P', 'Q-R', 'S-T', 'U-V', 'W-X', 'Y-Z'];

/** White colors have the IDs 1 (D) to 23 (Z). */
const whites: Unranked[] = [...'DEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => ({
  id: index + 1,
  code: letter,
  label: letter,
  name: 'White',
  variation: letter,
  category: ColorCategory.WHITE,
  aliases: gradedInPairs.filter((pair) => pair.endsWith(letter)),
}));

/** Each color category is a range of IDs: white up to 23, black 24, fancy from 100. */
export const blackColorId = 24;
export const lastWhiteColorId = 23;
export const firstFancyColorId = 100;

/**
 * Returns the lower color of a range of white colors such as `D-E`, so that no diamond is overgraded. Undefined for
 * any other string.
 */
export function whiteRange(text: string): Color | undefined {
  const [, first = '', last = ''] = /^([D-Z])\s*(?:[-–/+]|\bto\b)\s*([D-Z])$/i.exec(text.trim()) ?? [];
  return colors.find(first.toUpperCase() > last.toUpperCase() ? first : last);
}

const black: Unranked = {
  id: blackColorId,
  code: 'BLACK',
  label: 'Black',
  name: 'Black',
  variation: '',
  category: ColorCategory.BLACK,
  aliases: ['Fancy Black', 'BLK', 'BK'],
};

/** Append new hues at the end, because IDs depend on the position. */
const hues: readonly (readonly [name: string, ...aliases: string[]])[] = [
  ['Yellow', 'FY'],
  ['Pink', 'FP', 'PK'],
  ['Purple', 'PU'],
  ['Red', 'RE'],
  ['Blue', 'BL'],
  ['Green', 'GN'],
  ['Orange', 'OR'],
  ['Brown', 'BN'],
  ['Gray', 'Grey', 'GY'],
  ['Violet', 'VI'],
  ['Champagne'],
  ['Cognac'],
  ['Chameleon'],
  ['Other', 'OT'],
];

/** Number of IDs reserved per hue: one for the plain hue, nine for intensities, and ten spare. */
const idsPerHue = 20;

const fancies: Unranked[] = hues.flatMap(([name, ...aliases], hue) =>
  [{ id: 0, label: '' }, ...fancyIntensities.values].map((intensity) => {
    const label = `${intensity.label} ${name}`.trim();
    return {
      id: firstFancyColorId + hue * idsPerHue + intensity.id,
      code: label.toUpperCase().replaceAll(' ', '_'),
      label,
      name,
      variation: intensity.label,
      category: ColorCategory.FANCY,
      aliases: aliases.map((alias) => `${intensity.label} ${alias}`.trim()),
    };
  }),
);

/**
 * All colors: white D to Z, black, then the fancy hues. Each hue is listed first without an intensity, then with each
 * intensity.
 */
export const colors = referenceList<Color>(
  [...whites, black, ...fancies].map((color, index) => ({
    ...color,
    rank: index + 1,
  })),
);

/**
 * Returns the fancy color for a hue (`Yellow`, or an alias) and an optional intensity (`Fancy Vivid`, `FV`).
 * Undefined if there is none.
 */
export function fancyColor(hue: string, intensity?: string | null): Color | undefined {
  const hueSpelling = spelling(hue);
  const hueNames = hues.find((names) => names.some((name) => spelling(name) === hueSpelling));
  const strength = intensity ? fancyIntensities.find(intensity)?.label : '';
  if (!hueNames || strength === undefined) return undefined;
  return colors.values.find(
    (color) => color.category === ColorCategory.FANCY && color.name === hueNames[0] && color.variation === strength,
  );
}
