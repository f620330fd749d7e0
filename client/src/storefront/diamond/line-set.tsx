import { Box, Heading, Table, Text } from '@chakra-ui/react';
import { availabilityText } from '../../catalogue/diamonds/availability';
import { diamondHref, stoneCount } from '../../catalogue/diamonds/diamond-text';
import { ScrollRegion } from '../../table/rows/scroll-region';
import { TextLink } from '../../ui/links';
import { formatExactCarats, formatMoney, formatPrice } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import type { DetailedStone } from './report-facts';
import { setTotals } from './set-totals';

interface LineSetProps {
  readonly stone: DetailedStone;
}

/** The stones that are laid out and sold together with this one. */
export function LineSet({ stone }: LineSetProps) {
  const { lineSet, lineSetStones: members, lineSetColor, lineSetClarity } = stone;
  if (lineSet === null || members.length === 0) {
    return null;
  }
  const { carats, total } = setTotals(members);
  const grades = [lineSetColor, lineSetClarity].filter((grade) => grade !== null);

  return (
    <Box as="section" aria-labelledby="line-set" mt="12">
      <Heading id="line-set" as="h2" size="lg">
        Line set {lineSet}
      </Heading>
      <Text color="fg.muted" mb="4">
        {[`${stoneCount(members.length)}, sold as one`, ...grades].join(', ')}.
      </Text>
      <ScrollRegion label={`Line set ${lineSet}`}>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Stock #</Table.ColumnHeader>
              <Table.ColumnHeader>Shape</Table.ColumnHeader>
              <Table.ColumnHeader>Colour</Table.ColumnHeader>
              <Table.ColumnHeader>Clarity</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Carat</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">$/ct</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Total, $</Table.ColumnHeader>
              <Table.ColumnHeader>Status</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {members.map((member) => {
              const { tone, text } = availabilityText(member);
              return (
                <Table.Row key={member.id} data-selected={member.id === stone.id || undefined}>
                  <Table.Cell>
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
              <Table.Cell colSpan={4}>The set</Table.Cell>
              <Table.Cell textAlign="end">{formatExactCarats(carats)}</Table.Cell>
              <Table.Cell />
              <Table.Cell textAlign="end">{formatPrice(total)}</Table.Cell>
              <Table.Cell />
            </Table.Row>
          </Table.Footer>
        </Table.Root>
      </ScrollRegion>
    </Box>
  );
}
