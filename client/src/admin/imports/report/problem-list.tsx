import { Button, Flex, Heading, Table, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../ui/numbers';
import { type ImportProfile, isReadAsEmpty } from '../import-profile';
import {
  type FoundProblems,
  fieldOfProblem,
  groupProblems,
  type ImportFinding,
  type ImportReport,
  kindsText,
  placeText,
  problemsText,
} from './import-problems';

interface ListedFinding {
  readonly finding: ImportFinding;
  /** Number of rows with the same finding. */
  readonly count?: number;
  /** Button that resolves the problem. */
  readonly action?: ReactNode;
}

interface FindingTableProps {
  readonly findings: readonly ListedFinding[];
  /** Text shown instead of the line number for findings without a row. */
  readonly rowless: string;
  readonly noun: string;
  readonly label: string;
}

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

/** Callbacks for problems that the user can resolve by treating a cell value as empty. */
export interface ProblemAnswers {
  readonly columns: ImportReport['columns'];
  /** Profile entries that the user set on this screen. */
  readonly own: ImportProfile;
  readonly onReadAsEmpty: (field: string, cell: string, isEmpty: boolean) => void;
}

interface ProblemListProps {
  readonly problems: FoundProblems;
  /** Omitted if the list is read-only. */
  readonly answers?: ProblemAnswers | undefined;
}

/** List of the problems in a file. Repeated problems are listed once, with a count. */
export function ProblemList({ problems: { list, count, byCode, fileUrl }, answers }: ProblemListProps) {
  return (
    <section aria-label="Problems">
      <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" rowGap="2" mb="2">
        <Heading as="h2" size="sm">
          {problemsText(count)}
        </Heading>
        {fileUrl !== null && (
          <Button asChild size="sm" variant="outline">
            <a href={fileUrl} download>
              <Download aria-hidden />
              Download problems as CSV
            </a>
          </Button>
        )}
      </Flex>
      {count > list.length && (
        <Text mb="2" color="fg.muted">
          The first {formatCount(list.length)} are listed. Total: {kindsText(byCode)}.
        </Text>
      )}
      <FindingTable
        findings={groupProblems(list).map((group) => {
          const { first, count: times } = group;
          const field = answers === undefined ? null : fieldOfProblem(first, answers.columns);
          return {
            finding: first,
            count: times,
            action: answers !== undefined && field !== null && first.value !== null && (
              <ReadAsEmpty cell={first.value} field={field} answers={answers} />
            ),
          };
        })}
        rowless="Header"
        noun="Problem"
        label="Problems"
      />
    </section>
  );
}

interface ReadAsEmptyProps {
  readonly cell: string;
  readonly field: string;
  readonly answers: ProblemAnswers;
}

/** Checkbox that treats a cell value as empty in this import, and in profiles saved from it. */
function ReadAsEmpty({ cell, field, answers: { own, onReadAsEmpty } }: ReadAsEmptyProps) {
  const isEmpty = isReadAsEmpty(own, field, cell);
  return (
    <Button
      size="2xs"
      variant={isEmpty ? 'solid' : 'outline'}
      aria-pressed={isEmpty}
      aria-label={`Read “${cell}” as empty`}
      onClick={() => onReadAsEmpty(field, cell, !isEmpty)}
    >
      Read as empty
    </Button>
  );
}
