import { Box, Heading, Table, Text } from '@chakra-ui/react';
import type { PartnerReferenceQuery } from '../../../graphql/generated/graphql';
import { ScrollRegion } from '../../../table/rows/scroll-region';

type Limit = NonNullable<PartnerReferenceQuery['programLimits']>[number];

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** What programs have to keep to, as it is here now. */
export function LimitTable({ limits }: { readonly limits: readonly Limit[] }) {
  const sections = [...new Set(limits.map(({ section }) => section))];
  return sections.map((title) => (
    <Box key={title}>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <ScrollRegion label={title}>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col">Limit</Table.ColumnHeader>
              <Table.ColumnHeader scope="col" textAlign="end">
                Here
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {limits
              .filter(({ section }) => section === title)
              .map(({ name, meaning, value }) => (
                <Table.Row key={name}>
                  <Table.Cell py="2">
                    {meaning}
                    <Text textStyle="xs" color="fg.subtle">
                      {name}
                    </Text>
                  </Table.Cell>
                  <Table.Cell textAlign="end" fontWeight="semibold" verticalAlign="top" py="2">
                    {number.format(value)}
                  </Table.Cell>
                </Table.Row>
              ))}
          </Table.Body>
        </Table.Root>
      </ScrollRegion>
    </Box>
  ));
}
