import { Table } from '@chakra-ui/react';
import type { AdminOrderRecordFragment } from '../../../graphql/generated/graphql';
import { TextLink } from '../../../ui/links';
import { formatCarats, formatMoney } from '../../../ui/numbers';
import { PanelSection } from '../../kit/panel-section';

interface LinesSectionProps {
  readonly order: AdminOrderRecordFragment;
}

/** What was ordered, at the prices of that moment. */
export function LinesSection({ order: { lines, totalPrice } }: LinesSectionProps) {
  return (
    <PanelSection title="Lines">
      <Table.ScrollArea>
        <Table.Root size="sm">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Stock number</Table.ColumnHeader>
              <Table.ColumnHeader>Description</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Carats</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Per carat, $</Table.ColumnHeader>
              <Table.ColumnHeader textAlign="end">Total, $</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {lines.map((line) => (
              <Table.Row key={line.id}>
                <Table.Cell whiteSpace="nowrap">
                  {line.diamond === null ? (
                    line.stockNumber
                  ) : (
                    <TextLink to={`/admin/diamonds?open=${line.diamond.id}&page=1`}>{line.stockNumber}</TextLink>
                  )}
                </Table.Cell>
                <Table.Cell minWidth="10rem">
                  {line.description}
                  {line.lineSet !== null && `, set ${line.lineSet}`}
                </Table.Cell>
                <Table.Cell textAlign="end">{line.carats === null ? '–' : formatCarats(line.carats)}</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(line.price.perCarat)}</Table.Cell>
                <Table.Cell textAlign="end">{formatMoney(line.price.total)}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
          <Table.Footer>
            <Table.Row>
              <Table.Cell colSpan={4}>Total</Table.Cell>
              <Table.Cell textAlign="end">{formatMoney(totalPrice)}</Table.Cell>
            </Table.Row>
          </Table.Footer>
        </Table.Root>
      </Table.ScrollArea>
    </PanelSection>
  );
}
