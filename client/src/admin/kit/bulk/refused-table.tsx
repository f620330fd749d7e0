import { Table } from '@chakra-ui/react';

interface RefusedTableProps {
  readonly refused: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}

/** What could not be changed, and why. */
export function RefusedTable({ refused }: RefusedTableProps) {
  return (
    <Table.Root size="sm" stickyHeader>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Refused</Table.ColumnHeader>
          <Table.ColumnHeader>Reason</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {refused.map(({ id, name, reason }) => (
          <Table.Row key={id}>
            <Table.Cell whiteSpace="nowrap">{name}</Table.Cell>
            <Table.Cell>{reason}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
