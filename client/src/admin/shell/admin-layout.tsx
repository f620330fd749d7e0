import { Box, Flex, SkipNavContent, SkipNavLink } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PhoneBar } from './phone-bar';
import { SideMenu } from './side-menu';

interface AdminLayoutProps {
  readonly children: ReactNode;
}

/** The frame of every screen of the back office. */
export function AdminLayout({ children }: AdminLayoutProps) {
  return (
    <Flex direction={{ base: 'column', md: 'row' }} minHeight="100dvh" textStyle="md">
      <SkipNavLink>Skip to the screen</SkipNavLink>
      <PhoneBar />
      <SideMenu />
      <Box as="main" flex="1" minWidth="0" px={{ base: '4', md: '6' }} pt="4" pb="12">
        <SkipNavContent />
        {children}
      </Box>
    </Flex>
  );
}
