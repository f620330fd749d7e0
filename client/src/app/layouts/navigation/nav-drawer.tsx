import { Box, CloseButton, chakra, Drawer, Heading, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../../session/session-context';
import { SEARCH_PATH } from '../../../shared/search/search-path';
import { useStockGroups } from '../../../shared/stock-pages/stock-pages';
import { useIsMainSite } from '../use-is-main-site';
import { accountPages, basketPages, companyPages, type PlainPage, termsPage, visitorPages } from './plain-pages';

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
  /** Element that receives focus when the drawer closes. */
  readonly opener: RefObject<HTMLElement | null>;
}

interface SectionProps {
  readonly title: string;
  readonly pages: readonly PlainPage[];
  readonly onLeave: () => void;
}

function Pages({ pages, onLeave }: Omit<SectionProps, 'title'>) {
  return pages.map(({ href, title }) => (
    // `end` marks the link as current only on the page itself, not on its subpages.
    <Item key={href} to={href} end onClick={onLeave}>
      {title}
    </Item>
  ));
}

const Summary = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '11',
    px: '2',
    mx: '-2',
    textStyle: 'lg',
    borderBottomWidth: '1px',
    cursor: 'button',
    listStyle: 'none',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

/** Collapsible group of stock pages. It is expanded if it contains the current page. */
function Group({ title, pages, onLeave }: SectionProps) {
  const { pathname } = useLocation();
  return (
    <details open={pages.some(({ href }) => href === pathname)}>
      <Summary>
        {title}
        <ChevronDown aria-hidden size="1em" strokeWidth={1.5} />
      </Summary>
      <Box ps="4">
        <Pages pages={pages} onLeave={onLeave} />
      </Box>
    </details>
  );
}

function Section({ title, pages, onLeave }: SectionProps) {
  return (
    <Box as="nav" aria-label={title} pt="6">
      <Heading as="h3" textStyle="xs" fontFamily="body" color="fg.subtle" mb="1">
        {title}
      </Heading>
      <Pages pages={pages} onLeave={onLeave} />
    </Box>
  );
}

/** Navigation drawer for phones, with stock pages, search, account pages and company pages. */
export default function NavDrawer({ isOpen, onOpenChange, opener }: NavDrawerProps) {
  const user = useCurrentUser();
  const groups = useStockGroups();
  const isMainSite = useIsMainSite();

  const isLeaving = useRef(false);

  function closeDrawer(): void {
    isLeaving.current = true;
    onOpenChange(false);
  }

  /** Returns the element to focus: the opener, or the new page if a link was followed. */
  function focusAfterClosing(): HTMLElement | null {
    const target = isLeaving.current ? document.querySelector<HTMLElement>('main h1, main') : opener.current;
    isLeaving.current = false;
    return target;
  }

  const sections = {
    Account: user === null ? visitorPages : [...basketPages, ...accountPages],
    ...(isMainSite ? { Company: [...companyPages, termsPage] } : { Terms: [termsPage] }),
  };

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
              <Box as="nav" aria-label="Stock" pt="2">
                <Item to={SEARCH_PATH} onClick={closeDrawer}>
                  Search
                </Item>
                {groups.map(({ title, pages }) =>
                  pages.length === 1 ? (
                    <Pages key={title} pages={pages} onLeave={closeDrawer} />
                  ) : (
                    <Group key={title} title={title} pages={pages} onLeave={closeDrawer} />
                  ),
                )}
              </Box>
              {Object.entries(sections).map(([title, pages]) => (
                <Section key={title} title={title} pages={pages} onLeave={closeDrawer} />
              ))}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
