import { Heading, type HeadingProps } from '@chakra-ui/react';
import { createContext, use, useEffect, useRef } from 'react';

/** Navigation between pages of the client. */
export interface Navigation {
  /** Element that had the focus on navigation. */
  readonly focused: Element | null;
  /** Text of the focused element; null if it is not an input. */
  readonly typed: string | null;
}

const typedIn = (element: Element | null): string | null =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;

/** Returns a navigation that records the current focus. */
export const navigationNow = (): Navigation => ({
  focused: document.activeElement,
  typed: typedIn(document.activeElement),
});

/**
 * Last navigation; null on the first page. Set by the router's root, so that headings can decide whether to take the
 * focus.
 */
export const LastNavigation = createContext<Navigation | null>(null);

/** Returns true if the focus has not moved since the navigation and nothing is being typed. */
function canMoveFocus({ focused, typed }: Navigation): boolean {
  const { activeElement, body } = document;
  const isUnchanged = activeElement === focused && typedIn(activeElement) === typed;
  return isUnchanged || activeElement === body || activeElement?.tagName === 'MAIN';
}

/**
 * Main heading (`h1`) of a page. Takes the focus after navigation, so that keyboard and screen reader users start at
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
