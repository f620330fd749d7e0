import { Heading, type HeadingProps } from '@chakra-ui/react';
import { createContext, use, useEffect, useRef } from 'react';

/** A step from one page of the client to another. */
export interface Navigation {
  /** The element that had the focus on navigation. */
  readonly focused: Element | null;
  /** Its text, or null if it is not an input. */
  readonly typed: string | null;
}

const typedIn = (element: Element | null): string | null =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : null;

/** A step that is taken now. */
export const navigationNow = (): Navigation => ({
  focused: document.activeElement,
  typed: typedIn(document.activeElement),
});

/**
 * The last navigation; null on the first page. Set by the router's root, so that headings know whether to take the
 * focus.
 */
export const LastNavigation = createContext<Navigation | null>(null);

/** Returns true if the focus has not moved since the navigation and nothing is being typed. */
function isFocusFree({ focused, typed }: Navigation): boolean {
  const { activeElement, body } = document;
  const isLeft = activeElement === focused && typedIn(activeElement) === typed;
  return isLeft || activeElement === body || activeElement?.tagName === 'MAIN';
}

/**
 * The one `h1` of a page. It takes the focus when its page was navigated to, so that keyboard and
 * screen reader start at the page's beginning.
 */
export function PageHeading(props: HeadingProps) {
  const navigation = use(LastNavigation);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (navigation !== null && isFocusFree(navigation)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [navigation]);

  return <Heading ref={heading} as="h1" size="3xl" tabIndex={-1} {...props} />;
}
