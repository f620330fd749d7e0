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

/** More different styles than a page ever has; those of lengths that move with the pointer must not stay for ever. */
const MOST_STYLES = 5_000;

// Recipes give the same object again, which is read once.
const keyOf = weakMemoize((style: object): string => JSON.stringify(style));

/**
 * A style as Emotion's engine writes it into the page, remembered by what it says: neither Chakra's engine nor Emotion's
 * goes through it again when an element is rendered again, or another one with the same style.
 */
function rememberStyles(css: Css): Css {
  const known = new Map<string, ReturnType<typeof serialized>>();
  return (recipe, ...styles) => {
    const key = `${recipe && keyOf(recipe)}${JSON.stringify(styles)}`;
    let style = known.get(key);
    if (style === undefined) {
      style = serialized(css(recipe, ...styles));
      if (known.size >= MOST_STYLES) {
        known.clear();
      }
      known.set(key, style);
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

/** The type scale. Sans up to running text, the serif for headings and single prices. */
const textStyles = defineTextStyles({
  /** Labels. */
  xs: { value: { ...sans('xs', '1rem'), letterSpacing: '0.04em' } },
  /** Compact tables. */
  sm: { value: sans('sm', '1.25rem') },
  /** Tables and forms. */
  md: { value: sans('md', '1.25rem') },
  /** Running text. */
  lg: { value: sans('lg', '1.625rem') },
  xl: { value: serif('xl', '1.75rem', 'normal') },
  '2xl': { value: serif('2xl', '2rem', 'normal') },
  '3xl': { value: serif('3xl', '2.5rem', 'light') },
  '4xl': { value: serif('4xl', '3.125rem', 'light') },
  /** The home page only. */
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
  /** Lines of a path length of 1 and a dash of 1 are drawn from their beginning. */
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
