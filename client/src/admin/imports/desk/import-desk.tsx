import { Alert, Stack } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { ErrorState } from '../../../ui/error-state';
import { PageSpinner } from '../../../ui/page-spinner';
import { failureReason } from '../../kit/failure';
import { useUnsaved } from '../../kit/unsaved-changes';
import { useSavedProfiles } from '../profiles/use-saved-profiles';
import { ImportFailureNotice } from '../report/failure-notice';
import { CheckedFile } from './checked-file';
import { DeskProgress } from './desk-progress';
import { deskState } from './desk-state';
import { FileNeeds } from './file-needs';
import { FileStep } from './file-step';
import { ImportActions } from './import-actions';
import { ImportOutcome } from './import-outcome';
import { OptionsStep } from './options-step';
import { type Desk, useDesk } from './use-desk';

interface ImportDeskProps {
  readonly files: StockFiles;
  /** A file of this computer; `null`: none, or the server has it. */
  readonly file: File | null;
  /** The run that the address names: the last check or import of the file. */
  readonly runId: string | null;
  /** Another file, and no run of it. */
  readonly onFile: (file: File | null) => void;
  readonly onRun: (id: string) => void;
}

/** File, options, check, import: in that order, on one screen. */
export function ImportDesk({ runId, onRun, ...props }: ImportDeskProps) {
  const desk = useDesk(props.files, runId, onRun);
  if (runId !== null && desk.run === null && desk.isLoading) {
    return <PageSpinner />;
  }
  if (runId !== null && desk.run === null && desk.error !== undefined) {
    return (
      <ErrorState title="The import could not be read" description={failureReason(desk.error)} onRetry={desk.retry} />
    );
  }
  return <Steps desk={desk} {...props} />;
}

function Steps({ desk, files, file, onFile }: Omit<ImportDeskProps, 'runId' | 'onRun'> & { readonly desk: Desk }) {
  const { choices, sending, check, take } = desk;
  const { settings } = choices;
  const { imported, tried, report, shown, source, isBusy } = deskState(desk, file);
  const { profiles, problem } = useSavedProfiles(files.kind);
  useUnsaved(sending !== null || (!isBusy && shown !== null && !choices.areThoseOfRun));

  function chooseFile(next: File | null): void {
    desk.forget();
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
      <FileStep file={shown} readAs={isBusy ? null : (report?.readAs ?? null)} isBusy={isBusy} onChange={chooseFile} />
      {shown === null ? (
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
                <Alert.Title>The file of this check is no longer kept. Choose it again.</Alert.Title>
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
      <DeskProgress {...desk} />
      {!isBusy && shown !== null && <ImportFailureNotice files={files} text={desk.failure} run={tried} />}
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
