import { Link as PlainLink, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { fetchQuery } from '../../../graphql/fetch-query';
import { FooterContactDocument, type FooterContactQuery } from '../../../graphql/generated/graphql';
import { TextLink } from '../../../ui/links';
import { FooterColumn } from './footer-column';

type Contact = NonNullable<FooterContactQuery['contactInfo']>;

/** How the house is reached; `null` until it is read. */
function useContact(): Contact | null {
  const [contact, setContact] = useState<Contact | null>(null);
  useEffect(() => {
    fetchQuery(FooterContactDocument, null).then(
      ({ contactInfo }) => setContact(contactInfo),
      // The page of the contact, which is led to in any case, says why it cannot be read.
      () => undefined,
    );
  }, []);
  return contact;
}

function Lines({ contact: { companyName, address, city, country, phone, email } }: { readonly contact: Contact }) {
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

/** The house's address, telephone and e-mail, and the way to its form. */
export function HouseContact() {
  const contact = useContact();
  return (
    <FooterColumn title="Contact">
      {contact !== null && <Lines contact={contact} />}
      <TextLink to="/contact">Write to us</TextLink>
    </FooterColumn>
  );
}
