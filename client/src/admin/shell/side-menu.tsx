import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { setMenuCollapsed, useMenuCollapsed } from './menu-width';
import { PaletteButton } from './palette/palette-button';
import { ScreenLinks } from './screen-links';
import { SignedIn } from './signed-in';
import { Wordmark } from './wordmark';

/** The menu at the left edge of wide screens. */
export function SideMenu() {
  const isCollapsed = useMenuCollapsed();
  return (
    <Flex
      direction="column"
      hideBelow="md"
      position="sticky"
      top="0"
      height="100dvh"
      width={isCollapsed ? '2.75rem' : '13rem'}
      flexShrink="0"
      borderInlineEndWidth="1px"
      bg="bg.subtle"
    >
      <Flex as="header" align="center" height="13" ps={isCollapsed ? '1' : '3'} pe="1" justify="space-between">
        {!isCollapsed && <Wordmark />}
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="neutral"
          aria-label={isCollapsed ? 'Expand menu' : 'Collapse menu'}
          onClick={() => setMenuCollapsed(!isCollapsed)}
        >
          {isCollapsed ? <PanelLeftOpen aria-hidden /> : <PanelLeftClose aria-hidden />}
        </IconButton>
      </Flex>
      <Box px={isCollapsed ? '1' : '3'} pb="3">
        <PaletteButton isCollapsed={isCollapsed} />
      </Box>
      <chakra.nav aria-label="Back office" flex="1" overflowY="auto">
        <ScreenLinks isCollapsed={isCollapsed} />
      </chakra.nav>
      <chakra.footer>
        <SignedIn isCollapsed={isCollapsed} />
      </chakra.footer>
    </Flex>
  );
}
