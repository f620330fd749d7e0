import { Box, Container, Flex } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useCurrentUser } from '../../session/session-context';
import { ColorModeToggle } from '../../theme/color-mode-toggle';
import { SkipLink } from '../../ui/links';
import { lazyWithData } from '../lazy-with-data';
import { Brand } from './brand';
import { Footer } from './footer/footer';
import { NavBar } from './navigation/nav-bar';
import { NavButton } from './navigation/nav-button';
import { SearchField } from './search/search-field';
import { SignInLinks } from './sign-in-links';

const SignedInLinks = lazyWithData(() => import('./signed-in-links'));

function Header() {
  const isSignedIn = useCurrentUser() !== null;
  return (
    <Box as="header" borderBottomWidth="1px">
      <Container>
        <Flex columnGap={{ base: '2', lg: '6' }} wrap={{ base: 'wrap', lg: 'nowrap' }} align="center">
          <Flex gap="2" align="center" minHeight={{ base: '13', lg: '18' }} flex={{ base: '1', lg: 'initial' }}>
            <NavButton />
            <Brand />
          </Flex>
          <Box order={{ base: '1', lg: '0' }} flex={{ base: '1 0 100%', lg: '1' }} pb={{ base: '3', lg: '0' }}>
            <SearchField />
          </Box>
          <Flex gap="2" align="center">
            <Suspense fallback={null}>{isSignedIn ? <SignedInLinks /> : <SignInLinks />}</Suspense>
            <ColorModeToggle />
          </Flex>
        </Flex>
        <NavBar />
      </Container>
    </Box>
  );
}

/** Header, page and footer of everything that shoppers see. */
export function PublicLayout() {
  return (
    <Flex direction="column" minHeight="dvh">
      <SkipLink to="content">Skip to the content</SkipLink>
      <Header />
      <Box as="main" id="content" flex="1" tabIndex={-1} outline="none">
        <Outlet />
      </Box>
      <Footer />
    </Flex>
  );
}
