import { chakra, HStack } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { useStockPages } from '../../catalogue/stock/stock-pages';

const Item = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    py: '3',
    textStyle: { base: 'sm', xl: 'md' },
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent' },
  },
});

/** The diamond pages in a row under the header. */
export function DiamondNav() {
  const pages = useStockPages();
  return (
    <HStack as="nav" aria-label="Diamonds" justify="space-between" gap="2" hideBelow="lg" overflowX="auto">
      {pages.map(({ href, title }) => (
        <Item key={href} to={href}>
          {title}
        </Item>
      ))}
    </HStack>
  );
}
