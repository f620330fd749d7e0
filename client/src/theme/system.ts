import {
  createSystem,
  defaultBaseConfig,
  defineAnimationStyles,
  defineConfig,
  defineKeyframes,
  defineTextStyles,
  type SystemContext,
} from '@chakra-ui/react';
import memoize from '@emotion/memoize';
import { css as serialized } from '@emotion/react';
import weakMemoize from '@emotion/weak-memoize';
import { colors } from './colors';
import { recipes, slotRecipes } from './recipes';
import { breakpoints, tokens } from './tokens';

type Css = SystemContext['css'];

/**
 * Maximum number of cached styles. It exceeds the needs of any page, but there is a limit because styles that change
 * with the pointer position would accumulate.
 */
const MAX_CACHED_STYLES = 5_000;

// Recipes return the same object on each call, so it is serialized only once.
const keyOf = weakMemoize((style: object): string => JSON.stringify(style));

/**
 * Caches the results of a style function by content. Neither Chakra nor Emotion then processes the same style again
 * for a rerender or another element.
 */
function rememberStyles(css: Css): Css {
  const cache = new Map<string, ReturnType<typeof serialized>>();
  return (recipe, ...styles) => {
    const key = `${recipe && keyOf(recipe)}${JSON.stringify(styles)}`;
    let style = cache.get(key);
    if (style === undefined) {
      style = serialized(css(recipe, ...styles));
      if (cache.size >= MAX_CACHED_STYLES) {
        cache.clear();
      }
      cache.set(key, style);
    }
    return style;
  };
}

function sans(size: string, lineHeight: string) {
  return { fontFamily: 'body', fontSize: size, lineHeight, fontWeight: 'normal' };
}

function serif(size: string, lineHeight: string, fontWeight: 'light' | 'normal') {
  return { fontFamily: 'heading', fontSize: size, lineHeight, fontWeight };
}

/** Type scale: sans-serif for labels, tables and running text; serif for headings and single prices. */
const textStyles = defineTextStyles({
  /** For labels. */
  xs: { value: { ...sans('xs', '1rem'), letterSpacing: '0.04em' } },
  /** For compact tables. */
  sm: { value: sans('sm', '1.25rem') },
  /** For tables and forms. */
  md: { value: sans('md', '1.25rem') },
  /** For running text. */
  lg: { value: sans('lg', '1.625rem') },
  xl: { value: serif('xl', '1.75rem', 'normal') },
  '2xl': { value: serif('2xl', '2rem', 'normal') },
  '3xl': { value: serif('3xl', '2.5rem', 'light') },
  '4xl': { value: serif('4xl', '3.125rem', 'light') },
  /** For the home page only. */
  '5xl': { value: { ...serif('5xl', '4.125rem', 'light'), letterSpacing: '-0.01em' } },
});

const keyframes = defineKeyframes({
  spin: { '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'enter-from-start': { from: { translate: '-100% 0' } },
  'leave-to-start': { to: { translate: '-100% 0' } },
  'enter-from-end': { from: { translate: '100% 0' } },
  'leave-to-end': { to: { translate: '100% 0' } },
  'enter-from-bottom': { from: { translate: '0 100%' } },
  'leave-to-bottom': { to: { translate: '0 100%' } },
  'expand-height': { from: { height: '0' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: '0' } },
  /** Draws a line from its start. The line must have a path length and a dash length of 1. */
  draw: { from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } },
  position: {
    from: { insetInlineStart: 'var(--animate-from-x)' },
    to: { insetInlineStart: 'var(--animate-to-x)' },
  },
});

const animationStyles = defineAnimationStyles({
  appear: { value: { animationName: 'fade-in', animationDuration: 'fast' } },
  vanish: { value: { animationName: 'fade-out', animationDuration: 'fast' } },
});

/** Theme configuration with tokens, text styles and recipes. Global styles are in `global-styles.ts`. */
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
 * Design system of the client: Chakra's engine with custom tokens and recipes. By default, the engine creates an
 * element's recipe from its static definition on every render and parses its style again. This module caches both.
 * Global styles are excluded, because they are in the page's style sheet.
 */
export const system: SystemContext = {
  ...engine,
  _global: [],
  cva: weakMemoize(engine.cva),
  css: rememberStyles(engine.css),
  isValidProperty: memoize(engine.isValidProperty),
};
