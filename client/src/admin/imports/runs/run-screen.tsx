import { useApolloClient } from '@apollo/client/react';
import { Box, Button, SimpleGrid, Stack } from '@chakra-ui/react';
import { Download, FileUp } from 'lucide-react';
import { Suspense, use, useState } from 'react';
import { useParams } from 'react-router-dom';
import { apiErrorOf } from '../../../graphql/api-error';
import { ImportRunDocument } from '../../../graphql/generated/graphql';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { startDownload } from '../../../ui/browser/download';
import { formatDateTime } from '../../../ui/dates';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { Fact, FactList } from '../../../ui/fact-list';
import { ButtonLink } from '../../../ui/links';
import { PageSpinner } from '../../../ui/page-spinner';
import { StatusMark } from '../../../ui/status-mark';
import { attempt, failureReason } from '../../kit/failure';
import { fileSizeText } from '../../kit/file-refusal';
import { ScreenHeading } from '../../kit/screen-heading';
import { modeLabels } from '../mode-choice';
import { ImportFailureNotice } from '../report/failure-notice';
import { readAsText } from '../report/import-problems';
import { ReportView } from '../report/report-view';
import { durationText, isInProgress, originLabels, type Run, type RunLine, runMark, useRun } from '../run-state';
import { filesOf } from '../stock-files';
import { kindLabels } from './run-list';
import { CancelImport, RunProgress } from './run-progress';
import { UndoButton, UndoProblems, useUndo } from './undo-import';

/** Returns the URL of the Import screen with the file of this run selected. */
function deskHref({ id, kind }: Pick<RunLine, 'id' | 'kind'>): string {
  const path = stockIndex.find((type) => type.kind === kind)?.path ?? '';
  return `/admin/import?stock=${path}&run=${id}`;
}

/** Section for downloading a run's file and its rejected rows. The file can also be imported again. */
function RunFiles({ run }: { readonly run: Run }) {
  const client = useApolloClient();
  const [fetched, setFetched] = useState<'file' | 'rejectedRows' | null>(null);

  /** Fetches a new download URL for each download, because URLs expire after a few minutes. */
  async function download(file: 'file' | 'rejectedRows'): Promise<void> {
    setFetched(file);
    await attempt('Error fetching import runs', async () => {
      const { data } = await client.query({
        query: ImportRunDocument,
        variables: { id: run.id },
        fetchPolicy: 'network-only',
      });
      const offered = data?.importRun?.[file] ?? null;
      if (offered !== null) {
        startDownload(offered);
      }
    });
    setFetched(null);
  }

  const button = (file: 'file' | 'rejectedRows', label: string) => (
    <Button size="sm" variant="outline" loading={fetched === file} onClick={() => void download(file)}>
      <Download aria-hidden />
      {label}
    </Button>
  );
  return (
    <>
      {run.rejectedRows !== null && button('rejectedRows', 'Rejected rows')}
      {run.file !== null && button('file', 'File')}
      {run.file !== null && !isInProgress(run) && (
        <ButtonLink to={deskHref(run)} size="sm" variant="outline">
          <FileUp aria-hidden />
          Open in Import
        </ButtonLink>
      )}
    </>
  );
}

function RunFacts({ run }: { readonly run: Run }) {
  const { text, tone } = runMark(run);
  const { undoneAt, undoneBy } = run;
  const readAs = run.report?.readAs ?? null;
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="12" rowGap="2" maxWidth="4xl">
      <FactList>
        <Fact label="Outcome">
          <StatusMark tone={tone ?? 'neutral'}>{text}</StatusMark>
        </Fact>
        <Fact label="Type">{kindLabels[run.kind] ?? run.kind}</Fact>
        <Fact label="File">{`${run.fileName}, ${fileSizeText(run.fileBytes)}`}</Fact>
        <Fact label="Read as">{readAs && readAsText(readAs)}</Fact>
        <Fact label="Mode">{modeLabels[run.mode]}</Fact>
        <Fact label="Invalid rows">{run.skipInvalid ? 'Skipped' : 'Stop the import'}</Fact>
      </FactList>
      <FactList>
        <Fact label="Started by">{run.startedBy ?? 'Automatic'}</Fact>
        <Fact label="Source">{originLabels[run.origin]}</Fact>
        <Fact label="Started">{formatDateTime(run.createdAt)}</Fact>
        <Fact label="Duration">{durationText(run)}</Fact>
        <Fact label="Profile">{run.profileName}</Fact>
        <Fact label="Vendor">{run.vendor}</Fact>
        {undoneAt !== null && (
          <Fact label="Undone">{`${formatDateTime(undoneAt)}${undoneBy === null ? '' : `, ${undoneBy}`}`}</Fact>
        )}
      </FactList>
    </SimpleGrid>
  );
}

/** Screen that shows the details of an import: result, rejected rows and undo. */
export default function RunScreen() {
  const { id = '' } = useParams();
  const { run, isLoading, error, retry } = useRun(id);
  if (run !== null) {
    const type = stockIndex.find(({ kind }) => kind === run.kind) ?? stockIndex[0];
    return (
      <Suspense fallback={<PageSpinner />}>
        {type !== undefined && <RunPage run={run} files={filesOf(type)} isDisconnected={error !== undefined} />}
      </Suspense>
    );
  }
  return (
    <>
      <ScreenHeading title="Import" />
      {isLoading && <PageSpinner />}
      {!isLoading &&
        (error === undefined || apiErrorOf(error)?.code === 'ITEM_NOT_FOUND' ? (
          <EmptyMessage
            title="Import not found"
            description="The check may have been deleted, or the link may be wrong."
          >
            <ButtonLink to="/admin/imports/runs">Back to history</ButtonLink>
          </EmptyMessage>
        ) : (
          <ErrorState title="Error fetching import runs" description={failureReason(error)} onRetry={retry} />
        ))}
    </>
  );
}

interface RunPageProps {
  readonly run: Run;
  readonly files: Promise<StockFiles>;
  readonly isDisconnected: boolean;
}

function RunPage({ run, files: filesOfType, isDisconnected }: RunPageProps) {
  const files = use(filesOfType);
  const undoing = useUndo(run);
  return (
    <Box maxWidth="5xl">
      <ScreenHeading title={run.fileName}>
        <CancelImport run={run} />
        <UndoButton run={run} undoing={undoing} />
        <RunFiles run={run} />
      </ScreenHeading>
      <Stack gap="8">
        <UndoProblems {...undoing.refusal} />
        <RunFacts run={run} />
        {isInProgress(run) && <RunProgress run={run} isDisconnected={isDisconnected} />}
        <ImportFailureNotice files={files} text={null} run={run} />
        {run.report !== null && <ReportView files={files} report={run.report} />}
      </Stack>
    </Box>
  );
}
