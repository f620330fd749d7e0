import { Heading, type HeadingProps } from '@chakra-ui/react';
import { createContext, use, useEffect, useRef } from 'react';

/**
 * The path that was navigated to inside the client, `null` on the first page. The router's root sets
 * it, so that headings know whether to take the focus.
 */
export const NavigatedPath = createContext<string | null>(null);

/**
 * The one `h1` of a page. It takes the focus when its page was navigated to, so that keyboard and
 * screen reader start at the page's beginning.
 */
export function PageHeading(props: HeadingProps) {
  const path = use(NavigatedPath);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (path !== null) {
      heading.current?.focus({ preventScroll: true });
    }
  }, [path]);

  return <Heading ref={heading} as="h1" size="3xl" tabIndex={-1} {...props} />;
}
