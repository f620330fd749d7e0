import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ScrollRegionProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Container for a table that may be wider than the page. Scrolls horizontally, also with the keyboard. */
export function ScrollRegion({ label, children }: ScrollRegionProps) {
  return (
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={label} focusVisibleRing="outside">
      {children}
    </Box>
  );
}
