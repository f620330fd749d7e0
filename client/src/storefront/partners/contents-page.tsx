import { Box, Container, Grid, Heading, Link, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { TextLink } from '../../ui/links';

/** Section of a page with its URL fragment (`#feed`). */
export interface PageSection {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export interface PageLink {
  readonly to: string;
  readonly title: string;
}

interface ContentsPageProps {
  /** Heading and introduction, shown above all sections. */
  readonly head: ReactNode;
  readonly sections: readonly PageSection[];
  /** Links to related pages in the sidebar. */
  readonly relatedPages: readonly PageLink[];
}

function Contents({ sections, relatedPages }: Omit<ContentsPageProps, 'head'>) {
  return (
    <Box as="nav" aria-label="On this page" position={{ lg: 'sticky' }} top="8" alignSelf="start">
      <Stack as="ul" listStyleType="none" direction={{ base: 'row', lg: 'column' }} gap="1" columnGap="6" wrap="wrap">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`} variant="plain" color="fg.muted" textStyle="md" py="1">
              {title}
            </Link>
          </li>
        ))}
        {relatedPages.map(({ to, title }, index) => (
          <Box
            as="li"
            key={to}
            {...(index === 0 && { borderTopWidth: { lg: '1px' }, mt: { lg: '2' }, pt: { lg: '2' } })}
          >
            <TextLink to={to} textStyle="md" py="1">
              {title}
            </TextLink>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

/** Layout for a long page, with a table of contents next to the sections, or above them on phones. */
export function ContentsPage({ head, sections, relatedPages }: ContentsPageProps) {
  // Scrolls to the section in the URL. Because the page is loaded on demand, the section did not exist when the
  // browser tried to scroll to it.
  useEffect(() => {
    document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
  }, []);
  return (
    <Container py={{ base: '8', lg: '18' }}>
      {head}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '12' }}
        mt="8"
      >
        <Contents sections={sections} relatedPages={relatedPages} />
        <Stack gap={{ base: '12', lg: '18' }} maxW="5xl">
          {sections.map(({ id, title, children }) => (
            <Box as="section" key={id} id={id} aria-labelledby={`${id}-title`}>
              <Heading as="h2" id={`${id}-title`} size="xl" mb="4" pb="2" borderBottomWidth="1px">
                {title}
              </Heading>
              <Stack gap="4">{children}</Stack>
            </Box>
          ))}
        </Stack>
      </Grid>
    </Container>
  );
}
