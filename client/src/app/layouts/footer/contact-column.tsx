import { Link as PlainLink, Text } from '@chakra-ui/react';
import { type HouseContact, useHouseContact } from '../../../site/site';
import { TextLink } from '../../../ui/links';
import { FooterColumn } from './footer-column';

function Lines({ contact: { companyName, address, city, country, phone, email } }: { readonly contact: HouseContact }) {
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

/** Address, phone and email of the brand, or of the agent whose domain it is, and a link to the contact form. */
export function ContactColumn() {
  const contact = useHouseContact();
  return (
    <FooterColumn title="Contact">
      {contact !== null && <Lines contact={contact} />}
      <TextLink to="/contact">Write to us</TextLink>
    </FooterColumn>
  );
}
