import { Flex, Table, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../ui/numbers';
import { type ImportFinding, placeText } from './import-problems';

/** One row of the table. */
export interface ListedFinding {
  readonly finding: ImportFinding;
  /** How many rows of the file have it. */
  readonly count?: number;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

interface FindingTableProps {
  readonly findings: readonly ListedFinding[];
  /** Where findings are that are in no row of the file. */
  readonly rowless: string;
  /** What they are, as the heading of the last column. */
  readonly noun: string;
  readonly label: string;
}

/** What was found in a file, cell by cell. */
export function FindingTable({ findings, rowless, noun, label }: FindingTableProps) {
  return (
    <Table.ScrollArea maxHeight="24rem" borderTopWidth="1px" tabIndex={0} aria-label={label}>
      <Table.Root size="sm" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Line</Table.ColumnHeader>
            <Table.ColumnHeader>Column</Table.ColumnHeader>
            <Table.ColumnHeader hideBelow="md">Value</Table.ColumnHeader>
            <Table.ColumnHeader width="60%">{noun}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {findings.map(({ finding, count = 1, action }) => (
            <Table.Row
              key={`${finding.row} ${finding.column} ${finding.value} ${finding.code} ${finding.message}`}
              verticalAlign="top"
            >
              <Table.Cell py="2" whiteSpace="nowrap">
                {placeText(finding, rowless)}
                {count > 1 && ` and ${formatCount(count - 1)} more`}
              </Table.Cell>
              <Table.Cell py="2" whiteSpace={{ base: 'normal', md: 'nowrap' }} overflowWrap="anywhere">
                {finding.column ?? '–'}
              </Table.Cell>
              <Table.Cell py="2" hideBelow="md" maxWidth="16rem" whiteSpace="normal" overflowWrap="anywhere">
                {finding.value ?? '–'}
                {count > 1 && ` × ${formatCount(count)}`}
              </Table.Cell>
              <Table.Cell py="2" whiteSpace="normal" overflowWrap="anywhere">
                {finding.value !== null && (
                  <Text as="span" hideFrom="md" fontWeight="semibold">
                    {finding.value}{' '}
                  </Text>
                )}
                <Flex as="span" align="center" justify="space-between" gap="3" display="inline-flex" wrap="wrap">
                  {finding.message}
                  {action}
                </Flex>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}
