import { Box, CloseButton, chakra, Drawer, Flex, IconButton, Portal } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { PaletteButton } from './palette/palette-button';
import { ScreenLinks } from './screen-links';
import { SignedIn } from './signed-in';
import { Wordmark } from './wordmark';

/** The bar at the top of narrow screens; the menu comes in from the left. */
export function PhoneBar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex
      as="header"
      hideFrom="md"
      align="center"
      gap="2"
      position="sticky"
      top="0"
      zIndex="header"
      height="13"
      px="2"
      bg="bg"
      borderBottomWidth="1px"
    >
      <Drawer.Root placement="start" size="xs" open={isOpen} onOpenChange={({ open }) => setOpen(open)}>
        <Drawer.Trigger asChild>
          <IconButton variant="ghost" colorPalette="neutral" aria-label="Menu">
            <Menu aria-hidden />
          </IconButton>
        </Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content maxWidth="16rem">
              <Drawer.Header>
                <Drawer.Title>Back office</Drawer.Title>
                <Drawer.CloseTrigger asChild>
                  <CloseButton aria-label="Close the menu" />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body px="0" py="2">
                <chakra.nav aria-label="Back office">
                  <ScreenLinks onNavigate={() => setOpen(false)} />
                </chakra.nav>
              </Drawer.Body>
              <Drawer.Footer px="0" py="2">
                <SignedIn />
              </Drawer.Footer>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
      <Wordmark />
      <Box ms="auto">
        <PaletteButton isCollapsed />
      </Box>
    </Flex>
  );
}
