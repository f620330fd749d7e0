import { getContrast, mix, toHex } from 'color2k';

/** Minimum contrast of text (WCAG 2.2 AA). */
const READABLE = 4.5;

/** Minimum contrast of lines and bars. */
const VISIBLE = 3;

/** Backgrounds that the accent must contrast with, in light and dark mode (the same values as in `colors.ts`). */
const surfaces = {
  light: { paper: '#ffffff', weakest: '#eef2f4', palestText: '#626d77', toward: '#000000' },
  dark: { paper: '#12161a', weakest: '#1a2026', palestText: '#929ba2', toward: '#ffffff' },
} as const;

/** Colours derived from a primary colour for one colour mode. */
export interface Accent {
  /** Unchanged primary colour, for fills. */
  raw: string;
  /** Text on a fill of `raw`. */
  onRaw: string;
  /** Color of drawings and bars: visible on every surface. */
  line: string;
  /** Color of text, buttons and focus rings: readable on every surface. */
  strong: string;
  /** Background of selected rows: all text on it is readable. */
  tint: string;
}

/** Mixes `from` with `to` in steps of 1 % and returns the first colour that passes. */
function firstMix(from: string, to: string, isAccepted: (color: string) => boolean): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const color = toHex(mix(from, to, percent / 100));
    if (isAccepted(color)) {
      return color;
    }
  }
  return to;
}

/** Returns pure white or pure black, whichever has more contrast with the fill: always at least 4.58. */
export function textOn(fill: string): string {
  return getContrast(fill, '#ffffff') >= getContrast(fill, '#000000') ? '#ffffff' : '#000000';
}

/**
 * Derives the readable colours of a primary colour.
 * @param primaryColor hex colour with a leading #, three or six digits
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
