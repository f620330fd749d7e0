import { Table } from '@chakra-ui/react';
import { type ImportFinding, placeText } from './import-problems';

interface FindingTableProps {
  readonly findings: readonly ImportFinding[];
  /** What they are, as the heading of the last column. */
  readonly noun: string;
  readonly label: string;
}

/** What was found in a file, cell by cell. */
export function FindingTable({ findings, noun, label }: FindingTableProps) {
  return (
    <Table.ScrollArea maxHeight="24rem" borderTopWidth="1px" tabIndex={0} aria-label={label}>
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Line</Table.ColumnHeader>
            <Table.ColumnHeader>Column</Table.ColumnHeader>
            <Table.ColumnHeader>Value</Table.ColumnHeader>
            <Table.ColumnHeader>{noun}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {findings.map((finding) => (
            <Table.Row key={`${finding.row} ${finding.column} ${finding.code} ${finding.message}`}>
              <Table.Cell whiteSpace="nowrap">{placeText(finding)}</Table.Cell>
              <Table.Cell whiteSpace="nowrap">{finding.column ?? '–'}</Table.Cell>
              <Table.Cell maxWidth="16rem" overflowWrap="anywhere">
                {finding.value ?? '–'}
              </Table.Cell>
              <Table.Cell>{finding.message}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
