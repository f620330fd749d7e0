import { Alert, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import { formatCount } from '../../ui/numbers';
import { ColumnTable } from './column-table';
import { isAboutColumns, problemsOfReport } from './findings/import-problems';
import { NoticeList } from './findings/notice-list';
import { ProblemList } from './findings/problem-list';
import { countsOf, countText } from './import-outcome';
import type { ChosenColumns } from './import-profile';
import { PreviewTable } from './preview-table';
import type { ImportCheck } from './use-import';

interface CheckResultProps {
  readonly files: StockFiles;
  readonly check: ImportCheck;
  readonly chosen: ChosenColumns;
  /** Something was changed since: what is shown no longer holds. */
  readonly isOutdated: boolean;
  readonly isBusy: boolean;
  readonly onChoose: (column: string, field: string | null) => void;
}

/** What the check of a file found: counts, problems, columns, changes. */
export function CheckResult({ files, check: { report }, chosen, isOutdated, isBusy, onChoose }: CheckResultProps) {
  const { problems, columns, preview } = report;
  const unknown = columns.filter(({ field, isExtra }) => field === null && !isExtra);
  return (
    <Stack gap="8">
      {isOutdated && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>Something was changed since this check. Check the file again.</Alert.Title>
          </Alert.Content>
        </Alert.Root>
      )}
      {isAboutColumns(problems) ? (
        <Alert.Root status="error">
          <Alert.Content>
            <Alert.Title>It is not clear what the columns hold</Alert.Title>
            <Alert.Description>Set them right below, then check the file again.</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : (
        <section aria-label="Counts">
          <Flex wrap="wrap" columnGap="8" rowGap="4">
            {countsOf(report).map(({ label, count }) => (
              <div key={label}>
                <Text textStyle="xs" color="fg.muted">
                  {label}
                </Text>
                <Text textStyle="xl">{formatCount(count)}</Text>
              </div>
            ))}
          </Flex>
        </section>
      )}
      {report.isConfirmationNeeded && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>
              {formatCount(report.deactivated)} of {countText(report.deactivatable, files)} would leave the shop
            </Alert.Title>
            <Alert.Description>
              Is this the whole stock, and the right file? The import asks for the number.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {report.problemCount > 0 && <ProblemList problems={problemsOfReport(report)} />}
      {report.notices.length > 0 && <NoticeList notices={report.notices} noticeCounts={report.noticeCounts} />}
      <section aria-label="Columns">
        <Heading as="h2" size="sm" mb="1">
          Columns
        </Heading>
        <Text color="fg.muted" mb="2">
          {unknown.length === 0
            ? 'Every column is known.'
            : `Not known and left out: ${unknown.map(({ column }) => column).join(', ')}.`}
        </Text>
        <ColumnTable files={files} columns={columns} chosen={chosen} isBusy={isBusy} onChoose={onChoose} />
      </section>
      {preview.length > 0 && <PreviewTable files={files} rows={preview} />}
    </Stack>
  );
}
