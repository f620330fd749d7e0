import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { formatCount } from '../../../ui/numbers';
import { problemsText } from '../report/count-words';
import { FindingTable } from './finding-table';
import { type FoundProblems, kindsText } from './import-problems';

/** What is wrong with the file, cell by cell. */
export function ProblemList({ problems: { list, count, byCode, fileUrl } }: { readonly problems: FoundProblems }) {
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
          The first {formatCount(list.length)} are told one by one. Of all there are {kindsText(byCode)}.
        </Text>
      )}
      <FindingTable findings={list} rowless="Header" noun="Problem" label="Problems, cell by cell" />
    </section>
  );
}
