import type { SystemContext } from '@chakra-ui/react';
import { css as serialized } from '@emotion/react';
import weakMemoize from '@emotion/weak-memoize';

type Css = SystemContext['css'];

/** More different styles than a page ever has; those of lengths that move with the pointer must not stay for ever. */
const MOST_STYLES = 5_000;

// Recipes give the same object again, which is read once.
const keyOf = weakMemoize((style: object): string => JSON.stringify(style));

/**
 * A style as Emotion's engine writes it into the page, remembered by what it says: neither Chakra's engine nor Emotion's
 * goes through it again when an element is rendered again, or another one with the same style.
 */
export function rememberStyles(css: Css): Css {
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
