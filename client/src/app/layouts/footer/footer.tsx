import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { FooterColumns } from './footer-columns';

/** How near the end of a page has to be, so that its footer is there when it comes into sight. */
const NEAR = '600px';

/** Below every page. Drawn when somebody comes near it. */
export function Footer() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: NEAR,
    });
    if (place.current !== null) {
      observer.observe(place.current);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <Box
      as="footer"
      ref={place}
      css={{ 'main:has([data-loading-page]) ~ &': { visibility: 'hidden' } }}
      minHeight="20rem"
      bg="bg.subtle"
      borderTopWidth="1px"
      textStyle="md"
      color="fg.muted"
    >
      {isNear && <FooterColumns />}
    </Box>
  );
}
