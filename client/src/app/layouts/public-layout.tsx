import { Box, Container, Flex, HStack, SkipNavLink, Spacer, Text } from '@chakra-ui/react';
import { Outlet } from 'react-router-dom';
import { useSiteSettingsQuery } from '../../graphql/generated/hooks';
import { ColorModeMenu } from '../../theme/color-mode-menu';
import { TextLink } from '../../ui/links';
import { AccountMenu } from './account-menu';
import { BasketLinks } from './basket-links';
import { Brand } from './brand';
import { DiamondNav } from './diamond-nav';
import { NavDrawer } from './nav-drawer';

function Header() {
  return (
    <Box as="header" borderBottomWidth="1px">
      <Container>
        <HStack gap="2" minHeight={{ base: '13', lg: '18' }}>
          <NavDrawer />
          <Brand />
          <Spacer />
          <BasketLinks />
          <AccountMenu />
          <ColorModeMenu />
        </HStack>
        <DiamondNav />
      </Container>
    </Box>
  );
}

function Footer() {
  const brandName = useSiteSettingsQuery().data?.siteSettings?.brandName ?? 'Facet';
  return (
    <Box as="footer" bg="bg.subtle" borderTopWidth="1px" textStyle="md" color="fg.muted">
      <Container py="6">
        <Flex gap="6" wrap="wrap" justify="space-between">
          <Text>
            © {new Date().getFullYear()} {brandName}
          </Text>
          <HStack gap="6">
            <TextLink to="/diamonds/white">Diamonds</TextLink>
            <TextLink to="/register">Open an account</TextLink>
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
