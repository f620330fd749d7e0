import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { colors } from './colors';
import { globalCss } from './global-css';
import { animationStyles, keyframes } from './motion';
import { recipes, slotRecipes } from './recipes';
import { breakpoints, tokens } from './tokens';
import { textStyles } from './typography';

/** Facet's design system: Chakra's engine with our own tokens and recipes. */
export const system = createSystem(
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
