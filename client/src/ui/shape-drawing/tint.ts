/** Color from the reference list of diamond colors. */
export interface TintedColor {
  /** `White`, `Black` or the name of the hue. */
  readonly name: string;
  /** Letter grade of a white color, or intensity of a hue. */
  readonly variation: string;
  readonly category: 'WHITE' | 'BLACK' | 'FANCY';
}

/** Fill color of a drawing. It is opaque, so that a stone looks the same on light and dark pages. */
export type Tint = string;

/** Color of facet lines, visible on any fill. */
export const FACET_LINE = '#808890';

/** Color used for salt-and-pepper stones, which have no color grade. */
export const saltAndPepper: TintedColor = { name: 'Gray', variation: '', category: 'FANCY' };

const mixWithWhite = (color: string, percent: number): Tint => `color-mix(in srgb, ${color} ${percent}%, #fff)`;

const hues = new Map([
  ['Yellow', '#e8c31a'],
  ['Canary', '#f2d21b'],
  ['Pink', '#e58aa8'],
  ['Red', '#c0392b'],
  ['Purple', '#8e5aa8'],
  ['Violet', '#7a6cc4'],
  ['Blue', '#5b8fd0'],
  ['Green', '#6fae6a'],
  ['Orange', '#e8892b'],
  ['Brown', '#8a5a2e'],
  ['Champagne', '#d8b98a'],
  ['Cognac', '#a8622d'],
  ['Gray', '#8b9299'],
  ['Grey', '#8b9299'],
  ['Chameleon', '#a9a05a'],
]);

/**
 * Returns the tint of a stone: for white stones from none (D) to the warmest (Z), otherwise the color of the hue.
 * Null if unknown.
 */
export function tintOf(color: TintedColor | null): Tint | null {
  if (color === null) {
    return null;
  }
  switch (color.category) {
    case 'BLACK':
      return '#1f2327';
    case 'FANCY': {
      const hue = [...hues].find(([name]) => color.name.includes(name));
      return hue === undefined ? null : mixWithWhite(hue[1], 55);
    }
    case 'WHITE': {
      const grade = 'DEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(color.variation.charAt(0).toUpperCase());
      return grade <= 0 ? null : mixWithWhite('#f3e7c4', Math.round((grade * 90) / 22));
    }
  }
}
