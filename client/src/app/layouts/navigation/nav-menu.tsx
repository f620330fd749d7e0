import { Box, chakra, Grid, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { StockGroup } from '../../../catalogue/stock/stock-pages';
import { navItem } from './nav-item';

const Opener = chakra('button', navItem);

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

/** More pages than these are easier to find in two columns. */
const ONE_COLUMN = 5;

interface NavMenuProps {
  readonly group: StockGroup;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A group of the navigation: a button that shows its pages (the disclosure pattern: Escape closes, arrows walk, Tab goes on). */
export function NavMenu({ group: { title, pages }, isOpen, onOpenChange }: NavMenuProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const isHere = pages.some(({ href }) => href === pathname);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      onOpenChange(false);
      opener.current?.focus();
    }
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const stops: (HTMLElement | null)[] = [opener.current, ...(panel.current?.querySelectorAll('a') ?? [])];
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const place = stops.findIndex((stop) => stop?.matches(':focus'));
      stops[(place + step + stops.length) % stops.length]?.focus();
      event.preventDefault();
    }
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (isOpen && !currentTarget.contains(relatedTarget)) {
      onOpenChange(false);
    }
  }

  return (
    <Box onKeyDown={onKeyDown} onBlur={onBlur}>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isHere ? 'true' : undefined}
        onClick={(event) => {
          // Safari gives no focus to a pressed button, and the menu closes when the focus leaves.
          event.currentTarget.focus();
          onOpenChange(!isOpen);
        }}
      >
        {title}
        <ChevronDown aria-hidden size="1em" strokeWidth={1.5} />
      </Opener>
      <Grid
        ref={panel}
        id={id}
        hidden={!isOpen}
        display={isOpen ? 'grid' : 'none'}
        templateColumns={pages.length > ONE_COLUMN ? '1fr 1fr' : '1fr'}
        position="absolute"
        top="full"
        zIndex="dropdown"
        minWidth="20rem"
        maxWidth="44rem"
        p="2"
        ms="-3"
        bg="bg.panel"
        borderWidth="1px"
        boxShadow="overlay"
      >
        {isOpen &&
          pages.map(({ href, title: page, description }) => (
            <Entry
              key={href}
              to={href}
              aria-current={href === pathname ? 'page' : undefined}
              onClick={() => onOpenChange(false)}
            >
              <Text textStyle="md">{page}</Text>
              <Text textStyle="sm" color="fg.muted">
                {description}
              </Text>
            </Entry>
          ))}
      </Grid>
    </Box>
  );
}
