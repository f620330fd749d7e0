import { Box, Container, Flex, Grid, Heading, HStack, Image, Link, Stack, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { type ContactPageQuery, ContactPageText } from '../../../graphql/generated/graphql';
import { ContactForm } from '../../../shared/contact/contact-form';
import { useFetched } from '../../../site/use-fetched';
import { ErrorState } from '../../../ui/error-state';
import { PageHeading } from '../../../ui/page-heading';
import { Address } from './address';
import { dialled, whatsappAddress } from './reach-links';

type Contacts = NonNullable<ContactPageQuery['supportInfo']>['contacts'];

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}

/** A contact with portrait or initials. */
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

/** Contact persons. */
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

/** Address, opening hours and contact persons. The form beside it works without them. */
function CompanyContact() {
  const { data, hasFailed, retry } = useFetched(ContactPageText);
  if (hasFailed) {
    return (
      <ErrorState
        title="Our address could not be loaded"
        description="The form works all the same. Check your connection and try again."
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

/** Contact details of the brand, or of the agent whose domain it is, and a contact form. */
export default function ContactPage() {
  const [parameters] = useSearchParams();
  return (
    <Container py={{ base: '8', lg: '18' }}>
      <Stack gap="3" mb={{ base: '8', lg: '12' }}>
        <PageHeading size="4xl">Contact</PageHeading>
        <Text maxW="prose" color="fg.muted">
          Ask about a stone, an order, or something that is not on the lists.
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
