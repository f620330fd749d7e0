import { Button, Flex, Heading, Table, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { saveCsv, toCsv } from '../../table/csv';
import { formatCount } from '../../ui/numbers';
import { type ImportProblem, problemTable, rowText } from './import-problems';

interface ProblemListProps {
  readonly problems: readonly ImportProblem[];
  /** All of them, also those beyond what the server tells. */
  readonly count: number;
  readonly fileName: string;
}

/** What is wrong with the file, cell by cell. */
export function ProblemList({ problems, count, fileName }: ProblemListProps) {
  function download(): void {
    const { headers, rows } = problemTable(problems);
    saveCsv(`problems of ${fileName.replace(/\.[^.]*$/, '')}.csv`, toCsv(headers, rows));
  }

  return (
    <section aria-label="Problems">
      <Flex align="center" justify="space-between" gap="4" mb="2">
        <Heading as="h2" size="sm">
          {count === 1 ? '1 problem' : `${formatCount(count)} problems`}
        </Heading>
        <Button size="sm" variant="outline" onClick={download}>
          <Download aria-hidden />
          Download problems as CSV
        </Button>
      </Flex>
      {count > problems.length && (
        <Text mb="2" color="fg.muted">
          The first {formatCount(problems.length)} are told one by one.
        </Text>
      )}
      <Table.ScrollArea maxHeight="24rem" borderTopWidth="1px" tabIndex={0} aria-label="Problems, cell by cell">
        <Table.Root size="sm" stickyHeader>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Row</Table.ColumnHeader>
              <Table.ColumnHeader>Column</Table.ColumnHeader>
              <Table.ColumnHeader>Value</Table.ColumnHeader>
              <Table.ColumnHeader>Problem</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {problems.map((problem) => (
              <Table.Row key={`${problem.row} ${problem.column} ${problem.code} ${problem.message}`}>
                <Table.Cell whiteSpace="nowrap">{rowText(problem)}</Table.Cell>
                <Table.Cell whiteSpace="nowrap">{problem.column ?? '–'}</Table.Cell>
                <Table.Cell maxWidth="16rem" overflowWrap="anywhere">
                  {problem.value ?? '–'}
                </Table.Cell>
                <Table.Cell>{problem.message}</Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </section>
  );
}
