import { getContrast, mix, toHex } from 'color2k';

/** Smallest contrast of text by WCAG 2.2 AA. */
const READABLE = 4.5;

/** The same for lines and bars. */
const VISIBLE = 3;

/** Backgrounds that the accent must contrast with, in light and dark mode (the same values as in `colors.ts`). */
const surfaces = {
  light: { paper: '#ffffff', weakest: '#eef2f4', palestText: '#626d77', toward: '#000000' },
  dark: { paper: '#12161a', weakest: '#1a2026', palestText: '#929ba2', toward: '#ffffff' },
} as const;

/** The colours derived from one primary colour for one colour mode. */
export interface Accent {
  /** The colour itself, for fills. */
  raw: string;
  /** Text on a fill of `raw`. */
  onRaw: string;
  /** Drawings and bars: visible on every surface. */
  line: string;
  /** Text, buttons and focus rings: readable on every surface. */
  strong: string;
  /** Selected rows: every text stays readable on it. */
  tint: string;
}

/** The first of the mixes of `from` with `to`, in steps of one per cent, that passes. */
function firstMix(from: string, to: string, passes: (color: string) => boolean): string {
  for (let percent = 0; percent < 100; percent += 1) {
    const color = toHex(mix(from, to, percent / 100));
    if (passes(color)) {
      return color;
    }
  }
  return to;
}

/** Pure white or pure black, whichever contrasts more with the fill: always at least 4.58. */
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
