import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    '--global-color-placeholder': 'colors.fg.subtle',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    colorPalette: 'accent',
    colorScheme: { base: 'light', _dark: 'dark' },
    fontVariantNumeric: 'lining-nums tabular-nums',
    textRendering: 'optimizeLegibility',
    scrollbarGutter: 'stable',
    /** A sticky header must not cover what the keyboard reaches. */
    scrollPaddingTop: '18',
  },
  body: {
    textStyle: 'lg',
    minHeight: 'dvh',
  },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  /** A page's heading takes the focus on navigation without looking like a control. */
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
