import { Box, Stack } from '@chakra-ui/react';
import { Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import { apiErrorOf } from '../../../graphql/api-error';
import { stockIndex } from '../../../graphql/generated/stock/stock-index';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { EmptyMessage } from '../../../ui/empty-message';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink } from '../../../ui/links';
import { PageSpinner } from '../../../ui/page-spinner';
import { failureReason } from '../../kit/failure';
import { ScreenHeading } from '../../kit/screen-heading';
import { ImportFailureNotice } from '../report/failure-notice';
import { ReportView } from '../report/report-view';
import { isUnderWay } from '../run-state';
import { filesOf } from '../stock-files';
import { type Run, useRun } from '../use-run';
import { CancelImport } from './cancel-import';
import { RunFacts } from './run-facts';
import { RunFiles } from './run-files';
import { RunProgress } from './run-progress';
import { UndoButton, UndoRefusal, useUndo } from './undo-import';

/** One import: what it did, what it left out, and the way to take it back. */
export default function RunScreen() {
  const { id = '' } = useParams();
  const { run, isLoading, error, retry } = useRun(id);
  if (run !== null) {
    const type = stockIndex.find(({ kind }) => kind === run.kind) ?? stockIndex[0];
    return (
      <Suspense fallback={<PageSpinner />}>
        {type !== undefined && <RunPage run={run} files={filesOf(type)} isOutOfReach={error !== undefined} />}
      </Suspense>
    );
  }
  return (
    <>
      <ScreenHeading title="Import" />
      {isLoading && <PageSpinner />}
      {!isLoading &&
        (error === undefined || apiErrorOf(error)?.code === 'ITEM_NOT_FOUND' ? (
          <EmptyMessage title="No such import" description="Checks are forgotten after a while, or the link is wrong.">
            <ButtonLink to="/admin/imports/runs">To the history</ButtonLink>
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
  readonly isOutOfReach: boolean;
}

function RunPage({ run, files: filesOfType, isOutOfReach }: RunPageProps) {
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
        <UndoRefusal {...undoing.refusal} />
        <RunFacts run={run} />
        {isUnderWay(run) && <RunProgress run={run} isOutOfReach={isOutOfReach} />}
        <ImportFailureNotice files={files} text={null} run={run} />
        {run.report !== null && <ReportView files={files} report={run.report} />}
      </Stack>
    </Box>
  );
}
