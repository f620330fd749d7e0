import { createSystem, defaultBaseConfig, defineConfig, defineGlobalStyles } from '@chakra-ui/react';
import { css } from '@emotion/react';
import { themeConfig } from './system';

const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    '--global-color-placeholder': 'colors.fg.muted',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'accent',
    colorScheme: { base: 'light', _dark: 'dark' },
    fontVariantNumeric: 'lining-nums tabular-nums',
    textRendering: 'optimizeLegibility',
    scrollbarGutter: 'stable',
    /** Prevents sticky headers and bars from covering focused elements. */
    scrollPaddingBlock: '18',
  },
  body: {
    textStyle: 'lg',
    minHeight: 'dvh',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  /** The page heading takes focus on navigation, but must not look like a control. */
  'h1:focus': { outline: 'none' },
  '*::selection': { bg: 'accent.subtle', color: 'fg' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});

const { layers, _global: rules } = createSystem(
  defaultBaseConfig,
  themeConfig,
  defineConfig({ preflight: true, globalCss }),
);

/**
 * Styles shared by all pages: layer order, reset, background, and tokens as CSS variables. They are static, so the
 * build writes them to a style sheet (`client/build/theme-sheet.ts`).
 */
export const globalStyles = css([layers.atRule, ...rules]);
