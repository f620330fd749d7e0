import { CloseButton, chakra, Drawer, Portal, Stack } from '@chakra-ui/react';
import { type RefObject, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useStockPages } from '../../catalogue/stock/stock-pages';
import { useCurrentUser } from '../../session/session-context';

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

/** The diamond pages on a phone. */
export default function NavDrawer({ isOpen, onOpenChange, opener }: NavDrawerProps) {
  const user = useCurrentUser();
  const pages = useStockPages();

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
              <Drawer.Title>Diamonds</Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <CloseButton variant="ghost" colorPalette="neutral" aria-label="Close menu" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body py="2">
              <Stack as="nav" aria-label="Diamonds" gap="0">
                {pages.map(({ href, title }) => (
                  <Item key={href} to={href} onClick={leave}>
                    {title}
                  </Item>
                ))}
                {user === null && (
                  <Item to="/register" onClick={leave}>
                    Register
                  </Item>
                )}
              </Stack>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
