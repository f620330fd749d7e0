import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import memoize from '@emotion/memoize';
import weakMemoize from '@emotion/weak-memoize';
import { colors } from './colors';
import { animationStyles, keyframes } from './motion';
import { recipes, slotRecipes } from './recipes';
import { rememberStyles } from './remembered-styles';
import { breakpoints, tokens } from './tokens';
import { textStyles } from './typography';

/** Tokens, texts and recipes. What holds for whole pages is beside it (`global-styles.ts`). */
export const themeConfig = defineConfig({
  cssVarsPrefix: 'facet',
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens: { colors },
    textStyles,
    animationStyles,
    recipes,
    slotRecipes,
  },
});

const engine = createSystem(defaultBaseConfig, themeConfig);

/**
 * Facet's design system: Chakra's engine with our own tokens and recipes. The engine makes an element's recipe anew whenever
 * the element is rendered, from a description that never changes, and reads its style from the start: here each happens
 * once. What holds for whole pages comes with the page.
 */
export const system: SystemContext = {
  ...engine,
  _global: [],
  cva: weakMemoize(engine.cva),
  css: rememberStyles(engine.css),
  isValidProperty: memoize(engine.isValidProperty),
};
