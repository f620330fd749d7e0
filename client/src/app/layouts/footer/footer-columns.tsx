import { Box, Container, Flex, Heading, Link as PlainLink, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { useCurrentUser } from '../../../session/session-context';
import { useStockGroups } from '../../../shared/stock-pages/stock-pages';
import { type CompanyContact, useCompanyContact, useSiteSettings } from '../../../site/site';
import { TextLink } from '../../../ui/links';
import {
  accountPages,
  basketPages,
  companyPages,
  type PlainPage,
  termsPage,
  visitorPages,
} from '../navigation/plain-pages';
import { useIsMainSite } from '../use-is-main-site';

interface FooterColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Titled column of links in the footer. */
function FooterColumn({ title, children }: FooterColumnProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading id={id} as="h2" textStyle="xs" fontFamily="body" fontWeight="semibold" color="fg.subtle" mb="2">
        {title}
      </Heading>
      <Stack gap="1" align="flex-start">
        {children}
      </Stack>
    </Box>
  );
}

function Lines({
  contact: { companyName, address, city, country, phone, email },
}: {
  readonly contact: CompanyContact;
}) {
  return (
    <>
      <Text>{companyName}</Text>
      {[address, city, country].map((line) => line !== null && <Text key={line}>{line}</Text>)}
      {phone !== null && (
        <PlainLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} variant="plain" color="fg.muted">
          {phone}
        </PlainLink>
      )}
      {email !== null && (
        <PlainLink href={`mailto:${email}`} variant="plain" color="fg.muted" wordBreak="break-word">
          {email}
        </PlainLink>
      )}
    </>
  );
}

/**
 * Footer column with the contact details of the brand, or of the agent who owns the domain, and a link to the contact
 * form.
 */
function ContactColumn() {
  const contact = useCompanyContact();
  return (
    <FooterColumn title="Contact">
      {contact !== null && <Lines contact={contact} />}
      <TextLink to="/contact">Write to us</TextLink>
    </FooterColumn>
  );
}

function Pages({ pages }: { readonly pages: readonly PlainPage[] }) {
  return pages.map(({ href, title }) => (
    <TextLink key={href} to={href} variant="plain" color="fg.muted">
      {title}
    </TextLink>
  ));
}

/**
 * Footer columns with contact details and links to stock, account and company pages. Agents' domains do not show the
 * company pages.
 */
export function FooterColumns() {
  const groups = useStockGroups();
  const settings = useSiteSettings();
  const isSignedIn = useCurrentUser() !== null;
  const isMainSite = useIsMainSite();
  return (
    <Container py={{ base: '8', lg: '12' }}>
      <SimpleGrid columns={{ base: 2, md: 3, xl: isMainSite ? 7 : 6 }} columnGap="6" rowGap="8">
        {groups.map(({ title, pages }) => (
          <FooterColumn key={title} title={title}>
            <Pages pages={pages} />
          </FooterColumn>
        ))}
        <FooterColumn title="Account">
          <Pages pages={isSignedIn ? [...accountPages, ...basketPages] : visitorPages} />
        </FooterColumn>
        {isMainSite && (
          <FooterColumn title="Company">
            <Pages pages={companyPages} />
          </FooterColumn>
        )}
        <ContactColumn />
      </SimpleGrid>
      <Flex gap="6" wrap="wrap" justify="space-between" borderTopWidth="1px" mt="8" pt="4">
        {settings !== null && (
          <Text>
            © {new Date().getFullYear()} {settings.brandName}
          </Text>
        )}
        {isMainSite && <Pages pages={[termsPage]} />}
      </Flex>
    </Container>
  );
}
