/** Colour in the reference lists. */
export interface TintedColor {
  /** `White`, `Black` or the hue. */
  readonly name: string;
  /** Letter of a white colour, or intensity of a hue. */
  readonly variation: string;
  readonly category: 'WHITE' | 'BLACK' | 'FANCY';
}

/** Fill colour of a drawing. Opaque, so that a stone looks the same on light and dark pages. */
export type Tint = string;

/** Color of facet lines, visible on any fill. */
export const FACET_LINE = '#808890';

/** Salt-and-pepper stones have no graded colour. */
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

/** Returns the tint of a stone: none for D up to the warmest for Z, or the color of the hue. Null if unknown. */
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
