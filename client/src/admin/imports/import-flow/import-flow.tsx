import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { ErrorState } from '../../../ui/error-state';
import { ButtonLink, TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { PageSpinner } from '../../../ui/page-spinner';
import { failureReason } from '../../kit/failure';
import { runHref } from '../../kit/record-link';
import { useUnsaved } from '../../kit/unsaved-changes';
import { headingLabel } from '../import-fields';
import { useSavedProfiles } from '../profiles/use-saved-profiles';
import { ImportFailureNotice } from '../report/failure-notice';
import { type ImportReport, outcomeLine } from '../report/import-problems';
import { isInProgress, type Run } from '../run-state';
import { CancelImport, ProgressLine, RunProgress } from '../runs/run-progress';
import { UndoButton, UndoProblems, useUndo } from '../runs/undo-import';
import { CheckedFile } from './checked-file';
import { FileStep } from './file-step';
import { ImportActions } from './import-actions';
import { OptionsStep } from './options-step';
import { type ImportFlowState, type ImportSource, useImportFlow } from './use-import-flow';

interface ImportOutcomeProps {
  readonly run: Run;
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** Result of an import, with a details link, an undo button, and a button that checks the file again. */
function ImportOutcome({ run, onCheck, onClose }: ImportOutcomeProps) {
  const undoing = useUndo(run);
  const isUndone = run.state === 'UNDONE';
  return (
    <Stack gap="4">
      <Alert.Root status={isUndone ? 'info' : 'success'}>
        <Alert.Content>
          <Alert.Title>
            {run.fileName} {isUndone ? 'was undone. The previous stock has been restored' : 'has been imported'}
          </Alert.Title>
          {run.report !== null && !isUndone && <Alert.Description>{outcomeLine(run.report)}</Alert.Description>}
          <Flex gap="2" wrap="wrap" mt="2">
            <ButtonLink to={runHref(run)} size="sm" variant="outline">
              View details
            </ButtonLink>
            <UndoButton run={run} undoing={undoing} />
            {run.file !== null && (
              <Button size="sm" variant="outline" onClick={onCheck}>
                Check the file again
              </Button>
            )}
            <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onClose}>
              Close
            </Button>
          </Flex>
        </Alert.Content>
      </Alert.Root>
      <UndoProblems {...undoing.refusal} />
    </Stack>
  );
}

/** Shows the progress of a check or import: a percentage during the upload, then a number of rows. */
function ImportProgress({
  sending,
  run,
  error,
  isDone,
}: Pick<ImportFlowState, 'sending' | 'run' | 'error' | 'isDone'>) {
  if (sending !== null) {
    return (
      <ProgressLine
        label={sending.sent < 1 ? 'Uploading the file' : 'Processing the upload'}
        detail={sending.sent < 1 ? `${formatCount(Math.floor(sending.sent * 100))}%. Stay on this page.` : ''}
        part={sending.sent < 1 ? sending.sent : null}
      />
    );
  }
  if (isDone) {
    return <ProgressLine label="Import complete. The page reloads." detail="" part={1} />;
  }
  if (run === null || !isInProgress(run)) {
    return null;
  }
  return (
    <Stack gap="3">
      <RunProgress run={run} isDisconnected={error !== undefined} />
      <Flex gap="3" align="center" wrap="wrap">
        <CancelImport run={run} />
        {!run.isDryRun && (
          <Text color="fg.muted">
            You can leave this page: <TextLink to={runHref(run)}>the import history</TextLink> shows the progress.
          </Text>
        )}
      </Flex>
    </Stack>
  );
}

/** State of the import flow for the current file. */
interface ImportViewState {
  /** Completed import, after which another file can be selected. Null if there is none. */
  readonly imported: Run | null;
  /** Last check or import of the current file. Null if there is none. */
  readonly checkedRun: Run | null;
  readonly report: ImportReport | null;
  /** Name and size of the current file. Null if there is none. */
  readonly file: { readonly name: string; readonly size: number } | null;
  /** Source of the current file. Null if the file no longer exists. */
  readonly source: ImportSource | null;
  /** Whether an upload or import is in progress. If so, the controls are disabled. */
  readonly isBusy: boolean;
}

/** Derives the import flow's state from the file and its last run. */
function deskState(
  { run, sending, isDone }: Pick<ImportFlowState, 'run' | 'sending' | 'isDone'>,
  file: File | null,
): ImportViewState {
  const isFinished = run !== null && !run.isDryRun && (run.state === 'DONE' || run.state === 'UNDONE');
  const checkedRun = isFinished ? null : run;
  return {
    imported: isFinished ? run : null,
    checkedRun,
    report: checkedRun?.isDryRun && checkedRun.state === 'DONE' ? checkedRun.report : null,
    file: isFinished ? null : (file ?? (run === null ? null : { name: run.fileName, size: run.fileBytes })),
    // The file is already on the server and need not be uploaded again.
    source:
      checkedRun !== null && checkedRun.file !== null ? { fileOf: checkedRun.id } : file === null ? null : { file },
    isBusy: sending !== null || isDone || (run !== null && isInProgress(run)),
  };
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Sentence that lists the fields required for a new record. Shown before a file is selected. */
function FileNeeds({ files }: { readonly files: StockFiles }) {
  const { noun, required, key, keyParts } = files;
  const listColumns = (names: readonly string[]) =>
    list.format(names.map((name) => headingLabel(files, name).replace(/,.*/, '').toLowerCase()));
  const requiredFields = required.filter((name) => name !== key);
  return (
    <Text color="fg.muted" maxWidth="3xl">
      A new {noun} needs {listColumns(requiredFields)}. Fields without a column stay empty.{' '}
      {keyParts.length === 0
        ? 'Rows are identified by stock number.'
        : `Rows are identified by stock number, or by ${listColumns(keyParts)} if the file has no stock numbers.`}
    </Text>
  );
}

interface ImportFlowProps {
  readonly files: StockFiles;
  /** Local file. Null if no file is selected, or if the file is already on the server. */
  readonly file: File | null;
  /** ID of the last check or import of the file, taken from the URL. */
  readonly runId: string | null;
  readonly onFile: (file: File | null) => void;
  readonly onRun: (id: string) => void;
}

/** Flow in which the user selects a file and its settings, then checks and imports the file. */
export function ImportFlow({ runId, onRun, ...props }: ImportFlowProps) {
  const flow = useImportFlow(props.files, runId, onRun);
  if (runId !== null && flow.run === null && flow.isLoading) {
    return <PageSpinner />;
  }
  if (runId !== null && flow.run === null && flow.error !== undefined) {
    return (
      <ErrorState title="Could not load the import" description={failureReason(flow.error)} onRetry={flow.retry} />
    );
  }
  return <Steps flow={flow} {...props} />;
}

function Steps({
  flow,
  files,
  file,
  onFile,
}: Omit<ImportFlowProps, 'runId' | 'onRun'> & { readonly flow: ImportFlowState }) {
  const { choices, sending, check, take } = flow;
  const { settings } = choices;
  const { imported, checkedRun, report, file: shownFile, source, isBusy } = deskState(flow, file);
  const { profiles, problem } = useSavedProfiles(files.kind);
  useUnsaved(sending !== null || (!isBusy && shownFile !== null && !choices.areThoseOfRun));

  function chooseFile(next: File | null): void {
    flow.forget();
    onFile(next);
  }

  return (
    <Stack gap="6">
      {imported !== null && (
        <ImportOutcome
          run={imported}
          onCheck={() => void check({ fileOf: imported.id })}
          onClose={() => chooseFile(null)}
        />
      )}
      <FileStep
        file={shownFile}
        readAs={isBusy ? null : (report?.readAs ?? null)}
        isBusy={isBusy}
        onChange={chooseFile}
      />
      {shownFile === null ? (
        <FileNeeds files={files} />
      ) : (
        <>
          <OptionsStep
            files={files}
            settings={settings}
            profiles={profiles}
            profilesProblem={problem}
            isBusy={isBusy}
            onChange={choices.change}
          />
          {source === null ? (
            <Alert.Root status="warning">
              <Alert.Content>
                <Alert.Title>The file of this check has been deleted. Choose it again.</Alert.Title>
              </Alert.Content>
            </Alert.Root>
          ) : (
            <ImportActions
              files={files}
              report={report}
              isCurrent={choices.areThoseOfRun}
              skipInvalid={settings.skipInvalid}
              isBusy={isBusy}
              onCheck={() => void check(source)}
              onImport={(confirmRemoved) => void take(source, confirmRemoved)}
            />
          )}
        </>
      )}
      <ImportProgress {...flow} />
      {!isBusy && shownFile !== null && <ImportFailureNotice files={files} text={flow.failure} run={checkedRun} />}
      {!isBusy && report !== null && (
        <CheckedFile
          files={files}
          report={report}
          choices={choices}
          saved={profiles?.find(({ id }) => id === settings.profileId) ?? null}
        />
      )}
    </Stack>
  );
}
