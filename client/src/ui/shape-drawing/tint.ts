/** A colour as the reference lists give it. */
export interface TintedColor {
  /** White, Black or the hue. */
  readonly name: string;
  /** The letter of a white colour, the intensity of a hue. */
  readonly variation: string;
  readonly category: 'WHITE' | 'BLACK' | 'FANCY';
}

/** What a drawing is filled with: a colour and how much of it. */
export interface Tint {
  readonly color: string;
  readonly opacity: number;
}

const WARMEST = { color: '#f3e7c4', opacity: 0.6 };
const HUE_OPACITY = 0.35;

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
  ['Brown', '#9a6b3f'],
  ['Champagne', '#d8b98a'],
  ['Cognac', '#a8622d'],
  ['Gray', '#8b9299'],
  ['Grey', '#8b9299'],
  ['Chameleon', '#a9a05a'],
]);

/** From nothing for D to the warmest for Z; a hue's own colour; `null` where nothing is known. */
export function tintOf(color: TintedColor | null): Tint | null {
  if (color === null) {
    return null;
  }
  switch (color.category) {
    case 'BLACK':
      return { color: '#2a2f35', opacity: 0.7 };
    case 'FANCY': {
      const hue = [...hues].find(([name]) => color.name.includes(name));
      return hue === undefined ? null : { color: hue[1], opacity: HUE_OPACITY };
    }
    case 'WHITE': {
      const grade = 'DEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(color.variation.charAt(0).toUpperCase());
      return grade <= 0 ? null : { ...WARMEST, opacity: (WARMEST.opacity * grade) / 22 };
    }
  }
}
