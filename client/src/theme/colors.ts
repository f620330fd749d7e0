import { defineSemanticTokens } from '@chakra-ui/react';

/** Values of a color in light and dark mode. */
interface Scheme {
  value: { base: string; _dark: string };
}

function scheme(light: string, dark: string): Scheme {
  return { value: { base: light, _dark: dark } };
}

/**
 * Returns an accent color: the agent's color, which `applyPrimaryColor` sets as a CSS variable, or else the default.
 */
function accent(name: string, light: string, dark: string) {
  return scheme(`var(--accent-${name}-light, ${light})`, `var(--accent-${name}-dark, ${dark})`);
}

const accentRaw = accent('raw', '#5f8eb1', '#5f8eb1');
const accentLine = accent('line', '#5f8eb1', '#5f8eb1');
const accentStrong = accent('strong', '#376285', '#93b6cf');
const accentTint = accent('tint', '#e8f0f5', '#1d2c38');
const onStrong = scheme('#ffffff', '#12161a');

const dangerInk = scheme('#a3322a', '#f0958c');
const okInk = scheme('#2f6b4a', '#8bc7a4');
const warnInk = scheme('#855600', '#e0b45c');
const ink = scheme('#1b2127', '#eceeef');
const ink2 = scheme('#4a545d', '#b6bec4');
const band = scheme('#eef2f4', '#222a31');
const hairline = scheme('#dde2e5', '#2b333a');
const controlBorder = scheme('#838c94', '#6f7981');

/** Returns the values that recipes use as `colorPalette.…`. */
function palette(solid: Scheme, tint: Scheme) {
  return {
    solid,
    contrast: onStrong,
    fg: solid,
    subtle: tint,
    muted: tint,
    emphasized: tint,
    border: controlBorder,
    focusRing: accentStrong,
  };
}

export const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: scheme('#ffffff', '#12161a'),
    /** Pale gray in light mode, raised surface in dark mode. */
    subtle: scheme('#f7f8f8', '#1a2026'),
    /** Background of bands such as table headers and footers. */
    muted: band,
    /** Background of overlays. */
    panel: scheme('#ffffff', '#1a2026'),
    inverted: ink,
  },
  fg: {
    DEFAULT: ink,
    muted: ink2,
    /** Lightest gray allowed for text. */
    subtle: scheme('#626d77', '#929ba2'),
    inverted: scheme('#ffffff', '#12161a'),
    error: dangerInk,
    success: okInk,
    warning: warnInk,
  },
  border: {
    /** For decoration only. Controls need `border.emphasized`. */
    DEFAULT: hairline,
    emphasized: controlBorder,
    error: dangerInk,
  },
  accent: {
    /** For drawings and bars only. White text on it would not have enough contrast. */
    DEFAULT: accentLine,
    /** Fill in the chosen primary color. Text on it uses `accent.onRaw`. */
    raw: accentRaw,
    onRaw: accent('on-raw', '#000000', '#000000'),
    ...palette(accentStrong, accentTint),
  },
  danger: palette(dangerInk, scheme('#f9eceb', '#33211f')),
  ok: palette(okInk, scheme('#e9f3ed', '#1c2c24')),
  warn: palette(warnInk, scheme('#f8f0e0', '#302918')),
  neutral: palette(ink, band),
  selected: accentTint,
  backdrop: scheme('rgb(16 20 24 / 0.4)', 'rgb(6 8 10 / 0.64)'),
});
