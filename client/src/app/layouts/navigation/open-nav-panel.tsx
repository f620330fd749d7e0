import { chakra, Grid, Text } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import type { StockPage } from '../../../shared/stock-pages/stock-pages';

const Entry = chakra(Link, {
  base: {
    display: 'block',
    px: '3',
    py: '2',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { bg: 'accent.subtle' },
    '&[aria-current=page]': { boxShadow: 'inset 2px 0 {colors.accent}' },
  },
});

/** Maximum number of pages in one column. */
const ONE_COLUMN = 5;

interface NavPanelProps {
  readonly isOpen: boolean;
  readonly pages: readonly StockPage[];
  readonly onLeave: () => void;
}

/** List of a group's pages, loaded on demand by `NavMenu`. */
export default function OpenNavPanel({ isOpen, pages, onLeave }: NavPanelProps) {
  const { pathname } = useLocation();
  if (!isOpen) {
    return null;
  }
  return (
    <Grid
      templateColumns={pages.length > ONE_COLUMN ? '1fr 1fr' : '1fr'}
      position="absolute"
      top="full"
      zIndex="header"
      minWidth="20rem"
      maxWidth="44rem"
      p="2"
      ms="-3"
      bg="bg.panel"
      borderWidth="1px"
      boxShadow="overlay"
    >
      {pages.map(({ href, title, description }) => (
        <Entry key={href} to={href} aria-current={href === pathname ? 'page' : undefined} onClick={onLeave}>
          <Text textStyle="md">{title}</Text>
          <Text textStyle="sm" color="fg.muted">
            {description}
          </Text>
        </Entry>
      ))}
    </Grid>
  );
}
