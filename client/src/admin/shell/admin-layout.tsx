import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SkipLink } from '../../ui/links';
import { MaintenanceNotice } from './maintenance-notice';
import { PhoneBar } from './phone-bar';
import { ShellToolsProvider } from './shell-tools';
import { SideMenu } from './side-menu';

interface AdminLayoutProps {
  readonly children: ReactNode;
}

/** The frame of every screen of the back office. */
export function AdminLayout({ children }: AdminLayoutProps) {
  return (
    <ShellToolsProvider>
      <Flex direction={{ base: 'column', md: 'row' }} minHeight="100dvh" textStyle="md">
        <SkipLink to="screen">Skip to the screen</SkipLink>
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
