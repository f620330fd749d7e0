import { defineRecipe } from '@chakra-ui/react';

/** An entry of the bar under the header. */
export const navItem = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    py: '3',
    textStyle: 'md',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    cursor: 'button',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { color: 'fg' },
    _expanded: { color: 'fg', borderColor: 'accent' },
    '&[aria-current]': { color: 'fg', borderColor: 'accent' },
  },
});
