import { Heading, Text } from '@chakra-ui/react';
import { formatCount } from '../../../ui/numbers';
import { counted } from '../../kit/counted';
import { FindingTable } from './finding-table';
import { type ImportReport, kindsText } from './import-problems';

/** What people should know of rows that are taken over all the same. */
export function NoticeList({ notices, noticeCounts }: Pick<ImportReport, 'notices' | 'noticeCounts'>) {
  const count = noticeCounts.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <section aria-label="Notices">
      <Heading as="h2" size="sm" mb="2">
        {counted(count, 'notice', 'notices')}
      </Heading>
      <Text mb="2" color="fg.muted">
        None of them holds the file back.
        {count > notices.length &&
          ` The first ${formatCount(notices.length)} are told; of all there are ${kindsText(noticeCounts)}.`}
      </Text>
      <FindingTable findings={notices} rowless="Not in it" noun="Notice" label="Notices, cell by cell" />
    </section>
  );
}
