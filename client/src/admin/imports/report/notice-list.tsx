import { Heading, Text } from '@chakra-ui/react';
import { formatCount } from '../../../ui/numbers';
import { counted } from '../../kit/count-noun';
import { FindingTable } from './finding-table';
import type { CodeCount, ImportReport } from './import-problems';

/** What people should know of rows that are taken over all the same. */
export function NoticeList({ notices, noticeCounts }: Pick<ImportReport, 'notices' | 'noticeCounts'>) {
  const count = noticeCounts.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <section aria-label="Notices">
      <Heading as="h2" size="sm" mb="2">
        {counted(count, 'notice', 'notices')}
      </Heading>
      <Text mb="2" color="fg.muted">
        They do not stop the import: {noticesText(noticeCounts)}.
        {count > notices.length && ` The first ${formatCount(notices.length)} are listed.`}
      </Text>
      <FindingTable
        findings={notices.map((finding) => ({ finding }))}
        rowless="Not in it"
        noun="Notice"
        label="Notices, cell by cell"
      />
    </section>
  );
}

const kinds: Readonly<Record<string, string>> = {
  NOT_APPLIED: 'not applied',
  SAME_REPORT: 'with the report of another',
  HALF_OF_PAIR: 'half of a pair',
  SAME_STONE: 'with the measurements of another',
  IN_CARTS: 'in carts',
  ON_HOLD: 'on hold',
  SOLD: 'sold',
  OTHER_VENDOR: 'of another vendor',
  PRICE_MOVED: 'large price changes',
  GRADE_CHANGED: 'changed grades',
  REPORT_CHANGED: 'changed report numbers',
  ODD_MEASUREMENTS: 'unusual measurements',
};

/** Counts by kind in a line: `3 large price changes, 1 on hold`. */
const noticesText = (counts: readonly CodeCount[]): string =>
  counts.map(({ code, count }) => `${formatCount(count)} ${kinds[code] ?? code}`).join(', ');
