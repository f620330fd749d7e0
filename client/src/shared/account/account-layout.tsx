import { Box, Container, chakra, Grid, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { PageHeading } from '../../ui/page-heading';
import { accountPages } from './account-pages';

const Item = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '11',
    px: '3',
    textStyle: 'md',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    borderColor: 'transparent',
    borderBottomWidth: { base: '2px', lg: '0' },
    borderStartWidth: { lg: '2px' },
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    _hover: { color: 'fg' },
    '&[aria-current=page]': { color: 'fg', borderColor: 'accent' },
  },
});

interface AccountLayoutProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Layout of an account page, with a heading and the menu of account pages. */
export function AccountLayout({ title, children }: AccountLayoutProps) {
  const menu = useRef<HTMLDivElement>(null);
  // Scrolls the menu to the current entry, because the menu is wider than a phone's screen.
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <Container py={{ base: '6', md: '12' }}>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }} gap={{ base: '6', lg: '12' }}>
        <Box
          ref={menu}
          as="nav"
          aria-label="Account"
          mx={{ base: '-3', lg: '0' }}
          overflowX="auto"
          borderBottomWidth={{ base: '1px', lg: '0' }}
          alignSelf="start"
        >
          <Stack direction={{ base: 'row', lg: 'column' }} gap="0">
            {accountPages.map(({ href, label }) => (
              <Item key={href} to={href} end={href === '/account'}>
                {label}
              </Item>
            ))}
          </Stack>
        </Box>
        <Box minWidth="0">
          <PageHeading mb="8">{title}</PageHeading>
          {children}
        </Box>
      </Grid>
    </Container>
  );
}
