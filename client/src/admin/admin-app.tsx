import { Box, CloseButton, chakra, Drawer, Flex, IconButton, Link, Portal } from '@chakra-ui/react';
import { Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fetchMaintenance, useMaintenance } from '../site/maintenance';
import { useBrandName } from '../site/site';
import { pollWhileVisible } from '../ui/browser/poll-while-visible';
import { SkipLink, TextLink } from '../ui/links';
import { StatusMark } from '../ui/status-mark';
import { PaletteButton } from './shell/palette/palette-button';
import { ScreenLinks } from './shell/screen-links';
import { ScreenRoutes } from './shell/screen-routes';
import { ShellToolsProvider } from './shell/shell-tools';
import { UserMenu } from './shell/user-menu';

/** Brand name, with a link to the dashboard. */
function Wordmark() {
  const brandName = useBrandName();
  return (
    <Link asChild variant="plain" color="fg" gap="2" alignItems="baseline" minWidth="0">
      <RouterLink to="/admin">
        <chakra.span textStyle="xl" truncate>
          {brandName}
        </chakra.span>
        <chakra.span textStyle="xs" color="fg.subtle" whiteSpace="nowrap">
          Back office
        </chakra.span>
      </RouterLink>
    </Link>
  );
}

/** Header for phones, with the menu in a drawer. */
function PhoneBar() {
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
                  <CloseButton aria-label="Close menu" />
                </Drawer.CloseTrigger>
              </Drawer.Header>
              <Drawer.Body px="0" py="2">
                <chakra.nav aria-label="Back office">
                  <ScreenLinks onNavigate={() => setOpen(false)} />
                </chakra.nav>
              </Drawer.Body>
              <Drawer.Footer px="0" py="2">
                <UserMenu />
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

const STORAGE_KEY = 'adminMenu';
const listeners = new Set<() => void>();

function isCollapsed(): boolean {
  return localStorage.getItem(STORAGE_KEY) === 'collapsed';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Collapses the side menu to icons, or expands it. Stores the setting on this device. */
function setMenuCollapsed(collapsed: boolean): void {
  localStorage.setItem(STORAGE_KEY, collapsed ? 'collapsed' : 'open');
  for (const listener of listeners) {
    listener();
  }
}

/** Returns whether the side menu is collapsed to icons. */
function useMenuCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed);
}

function SideMenu() {
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
        <UserMenu isCollapsed={isCollapsed} />
      </chakra.footer>
    </Flex>
  );
}

/** Polling interval for the maintenance status, in milliseconds. */
const POLL_INTERVAL_MS = 60_000;

/** Notice shown on every screen during maintenance mode. */
function MaintenanceNotice() {
  const { isEnabled } = useMaintenance();
  useEffect(() => pollWhileVisible(POLL_INTERVAL_MS, () => void fetchMaintenance()), []);
  return (
    <Box role="status" _empty={{ display: 'none' }} mb="4" pb="3" borderBottomWidth="1px">
      {isEnabled && (
        <StatusMark tone="danger">
          <span>
            The shop is closed. <TextLink to="/admin/maintenance">Edit the message or reopen the shop</TextLink>
          </span>
        </StatusMark>
      )}
    </Box>
  );
}

interface AdminLayoutProps {
  readonly children: ReactNode;
}

function AdminLayout({ children }: AdminLayoutProps) {
  return (
    <ShellToolsProvider>
      <Flex direction={{ base: 'column', md: 'row' }} minHeight="100dvh" textStyle="md">
        <SkipLink to="screen">Skip to content</SkipLink>
        <PhoneBar />
        <SideMenu />
        <Box
          as="main"
          id="screen"
          tabIndex={-1}
          outline="none"
          flex="1"
          minWidth="0"
          px={{ base: '4', md: '6' }}
          pt="4"
          pb="12"
        >
          <MaintenanceNotice />
          {children}
        </Box>
      </Flex>
    </ShellToolsProvider>
  );
}

/** Root component of the back office. Renders all pages under `/admin`. */
export default function AdminApp() {
  return (
    <AdminLayout>
      <ScreenRoutes />
    </AdminLayout>
  );
}
