import { Alert, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { counted } from '../../kit/count-noun';
import type { ImportProfile } from '../import-profile';
import { ColumnTable } from './column-table';
import {
  type CodeCount,
  type Counts,
  countsOf,
  countText,
  type ImportReport,
  isAboutColumns,
  problemsOfReport,
} from './import-problems';
import { PreviewTable } from './preview-table';
import { FindingTable, type ProblemAnswers, ProblemList } from './problem-list';

/** List of notices about imported rows. */
function NoticeList({ notices, noticeCounts }: Pick<ImportReport, 'notices' | 'noticeCounts'>) {
  const count = noticeCounts.reduce((sum, kind) => sum + kind.count, 0);
  return (
    <section aria-label="Notices">
      <Heading as="h2" size="sm" mb="2">
        {counted(count, 'notice', 'notices')}
      </Heading>
      <Text mb="2" color="fg.muted">
        These do not stop the import: {noticesText(noticeCounts)}.
        {count > notices.length && ` The first ${formatCount(notices.length)} are listed.`}
      </Text>
      <FindingTable
        findings={notices.map((finding) => ({ finding }))}
        rowless="Not in the file"
        noun="Notice"
        label="Notices"
      />
    </section>
  );
}

const kinds: Readonly<Record<string, string>> = {
  NOT_APPLIED: 'not applied',
  SAME_REPORT: 'with the same report as another',
  HALF_OF_PAIR: 'one stone of a pair',
  SAME_STONE: 'with the same measurements as another',
  IN_CARTS: 'in carts',
  ON_HOLD: 'on hold',
  SOLD: 'sold',
  OTHER_VENDOR: 'from another vendor',
  PRICE_MOVED: 'large price changes',
  GRADE_CHANGED: 'changed grades',
  REPORT_CHANGED: 'changed report numbers',
  ODD_MEASUREMENTS: 'unusual measurements',
};

/** Formats notice counts by code: `3 large price changes, 1 on hold`. */
const noticesText = (counts: readonly CodeCount[]): string =>
  counts.map(({ code, count }) => `${formatCount(count)} ${kinds[code] ?? code}`).join(', ');

/** List of row counts, such as the numbers of new and changed rows. */
function CountRow({ counts }: { readonly counts: Counts }) {
  return (
    <section aria-label="Counts">
      <Flex wrap="wrap" columnGap="8" rowGap="4">
        {countsOf(counts).map(({ label, count }) => (
          <div key={label}>
            <Text textStyle="xs" color="fg.muted">
              {label}
            </Text>
            <Text textStyle="xl">{formatCount(count)}</Text>
          </div>
        ))}
      </Flex>
    </section>
  );
}

interface ReportViewProps {
  readonly files: StockFiles;
  readonly report: ImportReport;
  /** Callbacks that map columns to fields. Omitted if the report is read-only. */
  readonly choice?: {
    readonly own: ImportProfile;
    readonly onChoose: (column: string, field: string | null) => void;
    readonly onReadAsEmpty: ProblemAnswers['onReadAsEmpty'];
  };
  /** Content between the counts and the problems. */
  readonly children?: ReactNode;
}

function AmbiguousColumnsAlert({ hasQuestions }: { readonly hasQuestions: boolean }) {
  return (
    <Alert.Root status="error">
      <Alert.Content>
        <Alert.Title>Some columns could not be identified</Alert.Title>
        <Alert.Description>
          {hasQuestions
            ? 'Answer the questions or assign the columns below. Then check the file again.'
            : 'Assign them below, then check the file again.'}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Describes the columns that are not mapped to a field. */
function fieldlessText(columns: ImportReport['columns']): string {
  const fieldless = columns.filter(({ field }) => field === null);
  const columnNames = (isStored: boolean) =>
    fieldless
      .filter(({ isExtra }) => isExtra === isStored)
      .map(({ column }) => column)
      .join(', ');
  const [extraColumns, ignoredColumns] = [columnNames(true), columnNames(false)];
  return [
    ...(extraColumns === '' ? [] : [`Stored as extra attributes: ${extraColumns}.`]),
    ...(ignoredColumns === '' ? [] : [`Unknown and ignored: ${ignoredColumns}.`]),
    ...(fieldless.length === 0 ? ['All columns are assigned to fields.'] : []),
  ].join(' ');
}

/** Report of a check or import. Shows counts, problems, columns and changes. */
export function ReportView({ files, report, choice, children }: ReportViewProps) {
  const { problems, columns, preview, questions, isApplied } = report;
  return (
    <Stack gap="8">
      {isAboutColumns(problems) ? (
        <AmbiguousColumnsAlert hasQuestions={questions.length > 0} />
      ) : (
        <CountRow counts={report} />
      )}
      {report.isConfirmationNeeded && !isApplied && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>
              {formatCount(report.deactivated)} of {countText(report.deactivatable, files)} would be hidden from the
              shop
            </Alert.Title>
            <Alert.Description>
              Check that this is the right file and contains the whole stock. You must enter the number to confirm the
              import.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {children}
      {report.problemCount > 0 && (
        <ProblemList problems={problemsOfReport(report)} answers={choice && { ...choice, columns }} />
      )}
      {report.notices.length > 0 && <NoticeList notices={report.notices} noticeCounts={report.noticeCounts} />}
      <section aria-label="Columns">
        <Heading as="h2" size="sm" mb="1">
          {counted(columns.length, 'column', 'columns')}
        </Heading>
        <Text color="fg.muted" mb="2" overflowWrap="anywhere">
          {fieldlessText(columns)}
        </Text>
        <ColumnTable files={files} columns={columns} choice={choice} />
      </section>
      {preview.length > 0 && <PreviewTable files={files} rows={preview} isApplied={isApplied} />}
    </Stack>
  );
}
