import { Box, Container, Flex, HStack, SkipNavLink, Spacer, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useCurrentUser } from '../../session/session-context';
import { useBrandName } from '../../site/site';
import { ColorModeToggle } from '../../theme/color-mode-toggle';
import { TextLink } from '../../ui/links';
import { lazyWithData } from '../lazy-with-data';
import { Brand } from './brand';
import { DiamondNav } from './diamond-nav';
import { NavButton } from './nav-button';
import { SignInLinks } from './sign-in-links';

const SignedInLinks = lazyWithData(() => import('./signed-in-links'));

function Header() {
  const isSignedIn = useCurrentUser() !== null;
  return (
    <Box as="header" borderBottomWidth="1px">
      <Container>
        <HStack gap="2" minHeight={{ base: '13', lg: '18' }}>
          <NavButton />
          <Brand />
          <Spacer />
          <Suspense fallback={null}>{isSignedIn ? <SignedInLinks /> : <SignInLinks />}</Suspense>
          <ColorModeToggle />
        </HStack>
        <DiamondNav />
      </Container>
    </Box>
  );
}

function Footer() {
  const brandName = useBrandName();
  const isSignedIn = useCurrentUser() !== null;
  return (
    <Box
      as="footer"
      css={{ 'main:has([data-loading-page]) ~ &': { visibility: 'hidden' } }}
      bg="bg.subtle"
      borderTopWidth="1px"
      textStyle="md"
      color="fg.muted"
    >
      <Container py="6">
        <Flex gap="6" wrap="wrap" justify="space-between">
          <Text>
            © {new Date().getFullYear()} {brandName}
          </Text>
          <HStack gap="6">
            <TextLink to="/diamonds/white">Diamonds</TextLink>
            {!isSignedIn && <TextLink to="/register">Open an account</TextLink>}
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

/** Header, page and footer of everything that shoppers see. */
export function PublicLayout() {
  return (
    <Flex direction="column" minHeight="dvh">
      <SkipNavLink id="content">Skip to the content</SkipNavLink>
      <Header />
      <Box as="main" id="content" flex="1" tabIndex={-1} outline="none">
        <Outlet />
      </Box>
      <Footer />
    </Flex>
  );
}
