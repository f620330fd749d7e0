import { DataList, Heading, HStack, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ContactPageQuery } from '../../../graphql/generated/graphql';
import { dialled, mapAddress } from './reach-links';

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

/** Address and contact details; empty fields are left out. */
export function Address({ info }: AddressProps) {
  const lines = [info.address, info.city, info.country].filter((line) => line !== null);
  const map = mapAddress(info);
  const shown = networks.flatMap(([key, name]) => (info[key] === null ? [] : [{ name, href: info[key] }]));
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
          <Fact label="Open">
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
        {shown.length > 0 && (
          <Fact label="Follow us">
            <HStack gap="4" wrap="wrap">
              {shown.map(({ name, href }) => (
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
