import { Box, Container, chakra, Flex, HStack, IconButton, Image, Text } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../../session/session-context';
import { useStockGroups } from '../../shared/stock-pages/stock-pages';
import { useBrandName, useSiteSettings } from '../../site/site';
import { ColorModeToggle } from '../../theme/color-mode';
import { ButtonLink, SkipLink, TextLink } from '../../ui/links';
import { dialogOnDemand } from '../../ui/on-demand';
import { lazyWithData } from '../lazy-with-data';
import { FooterColumns } from './footer/footer-columns';
import { NavMenu } from './navigation/nav-menu';
import { navItem } from './navigation/plain-pages';
import { SearchField } from './search/search-field';

/** The footer is rendered when the user scrolls to within this distance of the end of the page. */
const NEAR = '600px';

/** Footer that is rendered when the user scrolls close to it. */
function Footer() {
  const container = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setNear(true), {
      rootMargin: NEAR,
    });
    if (container.current !== null) {
      observer.observe(container.current);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <Box
      as="footer"
      ref={container}
      css={{ 'main:has([data-loading-page]) ~ &': { visibility: 'hidden' } }}
      minHeight="20rem"
      bg="bg.subtle"
      borderTopWidth="1px"
      textStyle="md"
      color="fg.muted"
    >
      {isNear && <FooterColumns />}
    </Box>
  );
}

const loadDrawer = () => import('./navigation/nav-drawer');
const NavDrawer = dialogOnDemand(loadDrawer);

/** Preloads the drawer. Ignores errors, because opening the menu retries the request and shows them. */
const prepare = () => void loadDrawer().catch(() => undefined);

/** Button that opens the navigation on phones. Touching or focusing the button preloads the drawer. */
function NavButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        variant="ghost"
        colorPalette="neutral"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        hideFrom="lg"
        ms="-2"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <Menu strokeWidth={1.5} />
      </IconButton>
      <NavDrawer isOpen={isOpen} onOpenChange={setOpen} opener={button} />
    </>
  );
}

const Item = chakra(NavLink, navItem);

/** Bar below the header with the stock groups. A group opens a menu, or is a link if it contains only one page. */
function NavBar() {
  const groups = useStockGroups();
  const { key } = useLocation();
  // Title of the open menu, and the path on which it was opened. The menu closes on navigation.
  const [open, setOpen] = useState<{ readonly title: string; readonly at: string } | null>(null);
  return (
    <HStack as="nav" aria-label="Stock" gap="8" hideBelow="lg" position="relative">
      {groups.map((group) => {
        const [first, ...more] = group.pages;
        return more.length === 0 && first !== undefined ? (
          <Item key={group.title} to={first.href}>
            {group.title}
          </Item>
        ) : (
          <NavMenu
            key={group.title}
            group={group}
            isOpen={open?.title === group.title && open.at === key}
            onOpenChange={(isOpen) => setOpen(isOpen ? { title: group.title, at: key } : null)}
          />
        );
      })}
    </HStack>
  );
}

const Drawing = chakra('svg');

/** Brand mark: a step-cut stone drawn with thin lines. Hidden in the header on phones. */
function BrandMark() {
  return (
    <Drawing
      viewBox="0 0 32 32"
      boxSize="8"
      hideBelow="sm"
      color="accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M10.4 2.5h11.2l7.9 7.9v11.2l-7.9 7.9H10.4l-7.9-7.9V10.4z" />
      <path d="M12 7.5h8l4.5 4.5v8L20 24.5h-8L7.5 20v-8z" />
      <path d="M10.4 2.5 12 7.5M21.6 2.5 20 7.5M29.5 10.4l-5 1.6M29.5 21.6l-5-1.6M21.6 29.5l-1.6-5M10.4 29.5l1.6-5M2.5 21.6l5-1.6M2.5 10.4l5 1.6" />
    </Drawing>
  );
}

/** Link to the home page with the brand's mark and name, or the logo or name of the agent who owns the domain. */
function Brand() {
  const settings = useSiteSettings();
  const brandName = useBrandName();
  if (settings === null) {
    return <Box minHeight="11" />;
  }
  const { domain, logoUrl } = settings.domainLayout;
  return (
    <TextLink to="/" variant="plain" color="fg" minHeight="11" _hover={{ textDecoration: 'none' }}>
      {logoUrl === null ? (
        <HStack gap="3">
          {domain === null && <BrandMark />}
          <Text as="span" fontFamily="heading" fontSize="2xl" lineHeight="2rem" fontWeight="light">
            {brandName}
          </Text>
        </HStack>
      ) : (
        <Image src={logoUrl} alt={`${brandName}, home`} height="9" width="auto" maxW="12rem" objectFit="contain" />
      )}
    </TextLink>
  );
}

/** Header links for visitors who are not signed in. */
function SignInLinks() {
  const location = useLocation();
  return (
    <>
      <ButtonLink to="/login" state={{ from: location }} variant="ghost" colorPalette="neutral" size="sm">
        Sign in
      </ButtonLink>
      <ButtonLink to="/register" variant="outline" size="sm" hideBelow="sm">
        Register
      </ButtonLink>
    </>
  );
}

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

/** Layout of all shop pages, with header, page content and footer. */
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
