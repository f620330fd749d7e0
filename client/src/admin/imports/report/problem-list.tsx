import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { formatCount } from '../../../ui/numbers';
import type { ImportProfile } from '../import-profile';
import { readsAsNothing } from '../merge-profiles';
import { problemsText } from './count-text';
import { FindingTable } from './finding-table';
import { type FoundProblems, fieldOfProblem, groupProblems, type ImportReport, kindsText } from './import-problems';

/** Answers to a group of problems: the unreadable cell is read as another value. */
export interface ProblemAnswers {
  readonly columns: ImportReport['columns'];
  /** The answer chosen on the screen. */
  readonly own: ImportProfile;
  readonly onReadAsNothing: (field: string, cell: string, isNothing: boolean) => void;
}

interface ProblemListProps {
  readonly problems: FoundProblems;
  /** Left out where nothing can be answered. */
  readonly answers?: ProblemAnswers | undefined;
}

/** The problems of a file; those that repeat are listed once with their count. */
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
          The first {formatCount(list.length)} are listed. In all there are {kindsText(byCode)}.
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
              <ReadAsNothing cell={first.value} field={field} answers={answers} />
            ),
          };
        })}
        rowless="Header"
        noun="Problem"
        label="Problems, cell by cell"
      />
    </section>
  );
}

interface ReadAsNothingProps {
  readonly cell: string;
  readonly field: string;
  readonly answers: ProblemAnswers;
}

/** Has a cell that cannot be read count as blank, in this file and in the profile that remembers it. */
function ReadAsNothing({ cell, field, answers: { own, onReadAsNothing } }: ReadAsNothingProps) {
  const isNothing = readsAsNothing(own, field, cell);
  return (
    <Button
      size="2xs"
      variant={isNothing ? 'solid' : 'outline'}
      aria-pressed={isNothing}
      aria-label={`Read “${cell}” as none`}
      onClick={() => onReadAsNothing(field, cell, !isNothing)}
    >
      Read as: None
    </Button>
  );
}
