import { Box, CloseButton, chakra, Drawer, Heading, Portal, Stack } from '@chakra-ui/react';
import { type RefObject, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { SEARCH_PATH } from '../../../catalogue/search/search-path';
import { useStockGroups } from '../../../catalogue/stock/stock-pages';
import { useCurrentUser } from '../../../session/session-context';
import { useIsHouse } from '../use-is-house';
import { accountPages, basketPages, housePages, type PlainPage, strangersPages, termsPage } from './plain-pages';

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    px: '2',
    mx: '-2',
    textStyle: 'lg',
    borderBottomWidth: '1px',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    '&[aria-current=page]': { color: 'accent.fg', fontWeight: 'semibold' },
  },
});

interface NavDrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

interface SectionProps {
  readonly title: string;
  readonly pages: readonly PlainPage[];
  readonly onLeave: () => void;
}

function Section({ title, pages, onLeave }: SectionProps) {
  return (
    <Box as="nav" aria-label={title} pt="4">
      <Heading as="h3" textStyle="xs" fontFamily="body" color="fg.subtle" mb="1">
        {title}
      </Heading>
      <Stack gap="0">
        {pages.map(({ href, title: page }) => (
          // Only the page itself is where somebody is, not those below it.
          <Item key={href} to={href} end onClick={onLeave}>
            {page}
          </Item>
        ))}
      </Stack>
    </Box>
  );
}

/** Everything that a phone's header has no room for: the stock, the search, the account and the house. */
export default function NavDrawer({ isOpen, onOpenChange, opener }: NavDrawerProps) {
  const user = useCurrentUser();
  const groups = useStockGroups();
  const isHouse = useIsHouse();

  const isLeaving = useRef(false);

  function leave(): void {
    isLeaving.current = true;
    onOpenChange(false);
  }

  /** The opener; after a link the page that it leads to. */
  function focusAfterClosing(): HTMLElement | null {
    const target = isLeaving.current ? document.querySelector<HTMLElement>('main h1, main') : opener.current;
    isLeaving.current = false;
    return target;
  }

  const sections: readonly Omit<SectionProps, 'onLeave'>[] = [
    ...groups,
    { title: 'Search', pages: [{ href: SEARCH_PATH, title: 'Search by number or words' }] },
    { title: 'Account', pages: user === null ? strangersPages : [...basketPages, ...accountPages] },
    isHouse ? { title: 'The house', pages: [...housePages, termsPage] } : { title: 'Terms', pages: [termsPage] },
  ];

  return (
    <Drawer.Root
      placement="start"
      size="xs"
      open={isOpen}
      onOpenChange={({ open }) => onOpenChange(open)}
      finalFocusEl={focusAfterClosing}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Drawer.Title>Menu</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton variant="ghost" colorPalette="neutral" aria-label="Close menu" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body pt="0" pb="8">
              {sections.map((section) => (
                <Section key={section.title} {...section} onLeave={leave} />
              ))}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
