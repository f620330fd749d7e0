import { HStack, Image, Link, Stack, Text } from '@chakra-ui/react';
import type { HouseContactsQuery } from '../../../graphql/generated/graphql';
import { useHouseContactsQuery } from '../../../graphql/generated/hooks';
import { AskButton } from '../../../shared/contact/ask-dialog';
import { useSiteSettings } from '../../../site/site';

type HouseContact = NonNullable<HouseContactsQuery['supportInfo']>['contacts'][number];

function Contact({ contact: { name, title, phone, email, imageUrl } }: { readonly contact: HouseContact }) {
  return (
    <HStack as="li" gap="4" align="start">
      {imageUrl !== null && <Image src={imageUrl} alt="" boxSize="12" objectFit="cover" loading="lazy" />}
      <Stack gap="0.5" align="start" textStyle="md">
        <Text fontWeight="semibold">{name}</Text>
        {title !== null && <Text color="fg.muted">{title}</Text>}
        {phone !== null && (
          <Link minHeight="6" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </Link>
        )}
        {email !== null && (
          <Link minHeight="6" href={`mailto:${email}`}>
            {email}
          </Link>
        )}
      </Stack>
    </HStack>
  );
}

/** Contacts: the brand's people and a message form. On an agent's domain only the form. */
export function Contacts() {
  const isHouse = useSiteSettings()?.domainLayout.domain === null;
  const { data } = useHouseContactsQuery({ skip: !isHouse });
  const contacts = data?.supportInfo?.contacts ?? [];
  return (
    <Stack gap="6" align="start">
      {contacts.length > 0 && (
        <Stack as="ul" gap="4" listStyleType="none">
          {contacts.map((contact) => (
            <Contact key={contact.id} contact={contact} />
          ))}
        </Stack>
      )}
      <AskButton subject="About my account and terms">Write a message</AskButton>
    </Stack>
  );
}
