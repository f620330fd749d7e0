import { Box, Heading, Table, Text } from '@chakra-ui/react';
import { availabilityText } from '../../shared/items/availability';
import { diamondHref } from '../../shared/items/diamond-text';
import { ScrollRegion } from '../../table/rows/scroll-region';
import { TextLink } from '../../ui/links';
import { formatExactCarats, formatMoney, formatPrice } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import type { DetailedStone } from './report-facts';
import { isSoldAsOne } from './sold-as-one';

interface StoneSetProps {
  readonly stone: DetailedStone;
}

/** Section with the stones of the line set or pair that a stone belongs to. */
export function StoneSet({ stone }: StoneSetProps) {
  const { set, lineSet, lineSetColor, lineSetClarity } = stone;
  if (set === null) {
    return null;
  }
  const { members, carats, perCarat, total, description } = set;
  const title = set.kind === 'PAIR' ? 'The pair' : `Line set ${lineSet ?? ''}`;
  const saleText = isSoldAsOne(stone) ? 'sold as a set' : 'also sold separately';
  const grades = [lineSetColor, lineSetClarity].filter((grade) => grade !== null);

  return (
    <Box as="section" aria-labelledby="stone-set" mt="12">
      <Heading id="stone-set" as="h2" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted" mb="4">
        {[description, saleText, ...grades].join(', ')}.
      </Text>
      <ScrollRegion label={title}>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Stock #</Table.ColumnHeader>
              <Table.ColumnHeader>Shape</Table.ColumnHeader>
              <Table.ColumnHeader>Colour</Table.ColumnHeader>
              <Table.ColumnHeader>Clarity</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Carat</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Per carat</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Total</Table.ColumnHeader>
              <Table.ColumnHeader>Status</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {members.map((member) => {
              const { tone, text } = availabilityText(member);
              return (
                <Table.Row key={member.id} data-selected={member.id === stone.id || undefined}>
                  <Table.Cell whiteSpace="nowrap">
                    <TextLink to={diamondHref(member)} aria-current={member.id === stone.id ? 'page' : undefined}>
                      {member.stockNumber}
                    </TextLink>
                  </Table.Cell>
                  <Table.Cell>{member.shape.label}</Table.Cell>
                  <Table.Cell>{member.color?.label ?? '–'}</Table.Cell>
                  <Table.Cell>{member.clarity?.label ?? '–'}</Table.Cell>
                  <Table.Cell textAlign="end">{formatExactCarats(member.carats)}</Table.Cell>
                  <Table.Cell textAlign="end">{formatMoney(member.price?.perCarat)}</Table.Cell>
                  <Table.Cell textAlign="end">{formatMoney(member.price?.total)}</Table.Cell>
                  <Table.Cell>
                    <StatusMark tone={tone}>{text}</StatusMark>
                  </Table.Cell>
                </Table.Row>
              );
            })}
          </Table.Body>
          <Table.Footer>
            <Table.Row>
              <Table.Cell colSpan={4}>Total</Table.Cell>
              <Table.Cell textAlign="end">{formatExactCarats(carats)}</Table.Cell>
              <Table.Cell textAlign="end">{formatMoney(perCarat)}</Table.Cell>
              <Table.Cell textAlign="end">{formatPrice(total)}</Table.Cell>
              <Table.Cell />
            </Table.Row>
          </Table.Footer>
        </Table.Root>
      </ScrollRegion>
    </Box>
  );
}
