import { Box, Container, DataList, Flex, Grid, Heading, HStack, Image, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ContactPageQuery, ContactPageText } from '../../../graphql/generated/graphql';
import { ContactForm } from '../../../shared/contact/contact-form';
import { useFetched } from '../../../site/use-fetched';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { dialled, mapAddress, whatsappAddress } from './reach-links';

interface AddressProps {
  readonly info: NonNullable<ContactPageQuery['contactInfo']>;
}

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
] as const;

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** Address and contact details. Omits empty fields. */
function Address({ info }: AddressProps) {
  const lines = [info.address, info.city, info.country].filter((line) => line !== null);
  const map = mapAddress(info);
  const links = networks.flatMap(([key, name]) => (info[key] === null ? [] : [{ name, href: info[key] }]));
  return (
    <Stack as="section" gap="3" aria-labelledby="house">
      <Heading id="house" as="h2" size="2xl">
        {info.companyName}
      </Heading>
      <DataList.Root>
        {lines.length > 0 && (
          <Fact label="Address">
            <Stack gap="1" align="end">
              <Text as="address" fontStyle="normal" whiteSpace="pre-line">
                {lines.join('\n')}
              </Text>
              {map !== null && (
                <Link href={map} target="_blank" rel="noreferrer">
                  Show on a map
                </Link>
              )}
            </Stack>
          </Fact>
        )}
        {info.openingHours !== null && (
          <Fact label="Opening hours">
            <Text whiteSpace="pre-line">{info.openingHours}</Text>
          </Fact>
        )}
        {info.phone !== null && (
          <Fact label="Phone">
            <Link href={`tel:${dialled(info.phone)}`}>{info.phone}</Link>
          </Fact>
        )}
        {info.email !== null && (
          <Fact label="Email">
            <Link href={`mailto:${info.email}`}>{info.email}</Link>
          </Fact>
        )}
        {info.fax !== null && <Fact label="Fax">{info.fax}</Fact>}
        {links.length > 0 && (
          <Fact label="Follow us">
            <HStack gap="4" wrap="wrap">
              {links.map(({ name, href }) => (
                <Link key={name} href={href} target="_blank" rel="noreferrer">
                  {name}
                </Link>
              ))}
            </HStack>
          </Fact>
        )}
      </DataList.Root>
    </Stack>
  );
}

type Contacts = NonNullable<ContactPageQuery['supportInfo']>['contacts'];

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}

/** Contact person with a portrait, or with initials if there is no portrait. */
function Person({ person: { name, title, phone, email, whatsapp, imageUrl } }: { readonly person: Contacts[number] }) {
  return (
    <Flex as="li" gap="4" py="4" borderTopWidth="1px">
      {imageUrl === null ? (
        <Flex boxSize="18" flexShrink="0" bg="bg.muted" align="center" justify="center" textStyle="xl" aria-hidden>
          {initialsOf(name)}
        </Flex>
      ) : (
        <Image src={imageUrl} alt="" loading="lazy" boxSize="18" flexShrink="0" objectFit="cover" />
      )}
      <Stack gap="1" minWidth="0">
        <Box>
          <Text fontWeight="semibold">{name}</Text>
          {title !== null && (
            <Text textStyle="md" color="fg.muted">
              {title}
            </Text>
          )}
        </Box>
        <HStack columnGap="4" rowGap="1" wrap="wrap" textStyle="md">
          {phone !== null && <Link href={`tel:${dialled(phone)}`}>{phone}</Link>}
          {email !== null && <Link href={`mailto:${email}`}>{email}</Link>}
          {whatsapp !== null && (
            <Link href={whatsappAddress(whatsapp)} target="_blank" rel="noreferrer" aria-label={`WhatsApp ${name}`}>
              WhatsApp
            </Link>
          )}
        </HStack>
      </Stack>
    </Flex>
  );
}

interface PeopleProps {
  readonly contacts: Contacts;
}

function People({ contacts }: PeopleProps) {
  return (
    <Box as="section" aria-labelledby="people">
      <Heading id="people" as="h2" size="2xl" mb="3">
        Your contacts
      </Heading>
      <Stack as="ul" gap="0">
        {contacts.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </Stack>
    </Box>
  );
}

/** Address, opening hours and contacts. The form next to them works even if they cannot be loaded. */
function CompanyContact() {
  const { data, hasFailed, retry } = useFetched(ContactPageText);
  if (hasFailed) {
    return (
      <ErrorState
        title="Our address could not be loaded"
        description="You can still use the form. Check your connection and try again."
        onRetry={retry}
      />
    );
  }
  return (
    <Stack gap="12" minHeight={{ base: '32rem', lg: '0' }}>
      {data?.contactInfo != null && <Address info={data.contactInfo} />}
      {data?.supportInfo != null && data.supportInfo.contacts.length > 0 && (
        <People contacts={data.supportInfo.contacts} />
      )}
    </Stack>
  );
}

/** Contact page with a message form, and contact details of the brand or of the agent who owns the domain. */
export default function ContactPage() {
  const [parameters] = useSearchParams();
  return (
    <Container py={{ base: '8', lg: '18' }}>
      <Stack gap="3" mb={{ base: '8', lg: '12' }}>
        <PageHeading size="4xl">Contact</PageHeading>
        <Text maxW="prose" color="fg.muted">
          Ask about a stone, an order, or an item that is not listed.
        </Text>
      </Stack>
      <Grid templateColumns={{ base: '1fr', lg: '7fr 5fr' }} gap={{ base: '12', lg: '18' }}>
        <Stack as="section" gap="6" aria-labelledby="write">
          <Heading id="write" as="h2" size="2xl">
            Write to us
          </Heading>
          <ContactForm proposedSubject={parameters.get('subject') ?? ''} />
        </Stack>
        <CompanyContact />
      </Grid>
    </Container>
  );
}
