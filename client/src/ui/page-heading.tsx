import { Heading, type HeadingProps } from '@chakra-ui/react';
import { createContext, use, useEffect, useRef } from 'react';

/** Focus state at the time of a navigation to another page. */
export interface Navigation {
  /** Element that had focus when the navigation began. */
  readonly focused: Element | null;
  /** Value of the focused element; null if it is not an input. */
  readonly typed: string | null;
}

const typedIn = (element: Element | null): string | null =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;

/** Returns a navigation that records the currently focused element. */
export const navigationNow = (): Navigation => ({
  focused: document.activeElement,
  typed: typedIn(document.activeElement),
});

/**
 * Last navigation; null on the first page. The router's root sets it, so that headings can decide whether to take
 * focus.
 */
export const LastNavigation = createContext<Navigation | null>(null);

/** Returns true if focus has not moved since the navigation and the user is not typing. */
function canMoveFocus({ focused, typed }: Navigation): boolean {
  const { activeElement, body } = document;
  const isUnchanged = activeElement === focused && typedIn(activeElement) === typed;
  return isUnchanged || activeElement === body || activeElement?.tagName === 'MAIN';
}

/**
 * Main heading (`h1`) of a page. It takes focus after navigation, so that keyboard and screen reader users start at
 * the top of the page.
 */
export function PageHeading(props: HeadingProps) {
  const navigation = use(LastNavigation);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (navigation !== null && canMoveFocus(navigation)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [navigation]);

  return <Heading ref={heading} as="h1" size="3xl" tabIndex={-1} {...props} />;
}
