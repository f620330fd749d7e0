import { createSystem, defaultBaseConfig, defineConfig, type SystemContext } from '@chakra-ui/react';
import weakMemoize from '@emotion/weak-memoize';
import { colors } from './colors';
import { globalCss } from './global-css';
import { animationStyles, keyframes } from './motion';
import { recipes, slotRecipes } from './recipes';
import { rememberNames, rememberStyles } from './remembered-styles';
import { breakpoints, tokens } from './tokens';
import { textStyles } from './typography';

const engine = createSystem(
  defaultBaseConfig,
  defineConfig({
    cssVarsPrefix: 'facet',
    preflight: true,
    globalCss,
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
  }),
);

/**
 * Facet's design system: Chakra's engine with our own tokens and recipes. The engine makes an element's recipe anew whenever
 * the element is rendered, from a description that never changes, and reads its style from the start: here each happens once.
 */
export const system: SystemContext = {
  ...engine,
  cva: weakMemoize(engine.cva),
  css: rememberStyles(engine.css),
  isValidProperty: rememberNames(engine.isValidProperty),
};
