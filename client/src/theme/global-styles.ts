import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { css } from '@emotion/react';
import { globalCss } from './global-css';
import { themeConfig } from './system';

const { layers, _global: rules } = createSystem(
  defaultBaseConfig,
  themeConfig,
  defineConfig({ preflight: true, globalCss }),
);

/**
 * What holds for every page: the order of the layers, what evens out browsers, our own ground, and each token as a variable.
 * It never changes, so that the build writes it down as a style sheet (`client/build/theme-sheet.ts`) instead of each
 * browser working it out.
 */
export const globalStyles = css([layers.atRule, ...rules]);
