import { getContrast, mix, toHex } from 'color2k';

/** Minimum contrast ratio for text (WCAG 2.2 AA). */
const READABLE = 4.5;

/** Minimum contrast ratio for lines and bars. */
const VISIBLE = 3;

/** Backgrounds that the accent must contrast with, in light and dark mode. They must match `colors.ts`. */
const surfaces = {
  light: { paper: '#ffffff', weakest: '#eef2f4', palestText: '#626d77', toward: '#000000' },
  dark: { paper: '#12161a', weakest: '#1a2026', palestText: '#929ba2', toward: '#ffffff' },
} as const;

/** Colors derived from a primary color for light or dark mode. */
export interface Accent {
  /** Unchanged primary color, used for fills. */
  raw: string;
  /** Text color on a fill of `raw`. */
  onRaw: string;
  /** Color for drawings and bars, visible on every surface. */
  line: string;
  /** Color for text, buttons and focus rings, readable on every surface. */
  strong: string;
  /** Background of selected rows. All text on it is readable. */
  tint: string;
}

/** Mixes `from` with `to` in steps of 1% and returns the first color that passes. */
function firstMix(from: string, to: string, isAccepted: (color: string) => boolean): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const color = toHex(mix(from, to, percent / 100));
    if (isAccepted(color)) {
      return color;
    }
  }
  return to;
}

/**
 * Returns pure white or pure black, whichever contrasts more with the fill. The contrast ratio is always at least
 * 4.58.
 */
export function textOn(fill: string): string {
  return getContrast(fill, '#ffffff') >= getContrast(fill, '#000000') ? '#ffffff' : '#000000';
}

/**
 * Derives readable colors from a primary color.
 * @param primaryColor hex color with a leading # and three or six digits
 */
export function deriveAccent(primaryColor: string, mode: 'light' | 'dark'): Accent {
  const surface = surfaces[mode];
  const mixedUntil = (contrast: number) =>
    firstMix(primaryColor, surface.toward, (color) => getContrast(color, surface.weakest) >= contrast);
  return {
    raw: toHex(primaryColor),
    onRaw: textOn(primaryColor),
    line: mixedUntil(VISIBLE),
    strong: mixedUntil(READABLE),
    tint: firstMix(
      mix(surface.paper, primaryColor, 0.14),
      surface.paper,
      (color) => getContrast(color, surface.palestText) >= READABLE,
    ),
  };
}
