import { defineTokens } from '@chakra-ui/react';

/** All allowed spacings, under Chakra's names: n × 4 px. Values such as 20 px and 40 px are intentionally omitted. */
const spacing = defineTokens.spacing({
  0: { value: '0' },
  px: { value: '1px' },
  0.5: { value: '0.125rem' },
  1: { value: '0.25rem' },
  2: { value: '0.5rem' },
  3: { value: '0.75rem' },
  4: { value: '1rem' },
  6: { value: '1.5rem' },
  8: { value: '2rem' },
  12: { value: '3rem' },
  18: { value: '4.5rem' },
  28: { value: '7rem' },
});

const sizes = defineTokens.sizes({
  ...spacing,
  5: { value: '1.25rem' },
  9: { value: '2.25rem' },
  10: { value: '2.5rem' },
  11: { value: '2.75rem' },
  13: { value: '3.25rem' },
  xs: { value: '20rem' },
  sm: { value: '24rem' },
  md: { value: '28rem' },
  lg: { value: '32rem' },
  xl: { value: '36rem' },
  '2xl': { value: '42rem' },
  '3xl': { value: '48rem' },
  '4xl': { value: '56rem' },
  '5xl': { value: '64rem' },
  /** Maximum width of storefront pages. */
  page: { value: '90rem' },
  /** Maximum line length of running text. */
  prose: { value: '66ch' },
  full: { value: '100%' },
  /** Column widths for two-column pages. */
  '7/12': { value: '58.3333%' },
  '5/12': { value: '41.6667%' },
  min: { value: 'min-content' },
  max: { value: 'max-content' },
  fit: { value: 'fit-content' },
  dvh: { value: '100dvh' },
  dvw: { value: '100dvw' },
});

export const tokens = defineTokens({
  spacing,
  sizes,
  fonts: {
    heading: { value: "Spectral, 'Spectral Fallback', Georgia, serif" },
    body: { value: "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    xs: { value: '0.75rem' },
    sm: { value: '0.8125rem' },
    md: { value: '0.875rem' },
    lg: { value: '1rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.625rem' },
    '3xl': { value: '2.125rem' },
    '4xl': { value: '2.875rem' },
    '5xl': { value: '4rem' },
  },
  fontWeights: {
    light: { value: 300 },
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
  },
  radii: {
    none: { value: '0' },
    /** Corner radius of controls. All other elements have square corners. */
    control: { value: '2px' },
    full: { value: '9999px' },
  },
  durations: {
    /** Duration of a control's visual feedback. */
    fast: { value: '120ms' },
    /** Duration of the animation that opens a panel. */
    panel: { value: '200ms' },
  },
  shadows: {
    /** Shadow of overlays. No other elements have shadows. */
    overlay: { value: '0 8px 32px rgb(16 20 24 / 0.16)' },
  },
  cursor: {
    button: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 100 },
    header: { value: 200 },
    overlay: { value: 1300 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    toast: { value: 1700 },
    tooltip: { value: 1800 },
  },
});

export const breakpoints = {
  sm: '30rem',
  md: '48rem',
  lg: '64rem',
  xl: '80rem',
  '2xl': '96rem',
};
