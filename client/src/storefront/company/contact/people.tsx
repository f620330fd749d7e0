import { Box, Flex, Heading, HStack, Image, Link, Stack, Text } from '@chakra-ui/react';
import type { ContactPageQuery } from '../../../graphql/generated/graphql';
import { dialled, whatsappAddress } from './reach-links';

type Contacts = NonNullable<ContactPageQuery['supportInfo']>['contacts'];

function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
}

/** Somebody to ask, with their portrait or their initials. */
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

/** Whom of the house to ask. */
export function People({ contacts }: PeopleProps) {
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
