import { useApolloClient, useMutation } from '@apollo/client/react';
import { Alert, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { ImportProfileDocument, UpdateImportProfileDocument } from '../../../graphql/generated/graphql';
import { refetchWhenStale } from '../../../graphql/stale-version';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';
import { isBlankProfile, mergeProfiles, withReadAsEmpty } from '../import-profile';
import { NewProfileDialog } from '../profiles/new-profile-dialog';
import { profileOf, type SavedProfile } from '../profiles/use-saved-profiles';
import type { ImportReport } from '../report/import-problems';
import { ReportView } from '../report/report-view';
import { QuestionList } from './question-list';
import { type ImportSettings, settingsBesideProfile } from './settings';
import type { ImportFlowState } from './use-import-flow';

interface RememberBarProps {
  readonly files: StockFiles;
  readonly settings: ImportSettings;
  /** Saved profile used to read the file. Null if none. */
  readonly saved: SavedProfile | null;
  readonly onSaved: (profile: SavedProfile) => void;
}

/** Bar with a button that saves the settings to a profile for the vendor's next file. */
function SaveToProfileBar({ files, settings, saved, onSaved }: RememberBarProps) {
  const [update, { loading }] = useMutation(UpdateImportProfileDocument);
  const client = useApolloClient();
  const [isNaming, setNaming] = useState(false);
  const unsavedSettings = settingsBesideProfile(settings);

  async function remember(profile: SavedProfile): Promise<void> {
    const set = { profile: mergeProfiles(profileOf(profile), unsavedSettings) };
    await attempt('Error saving import profile', async () => {
      const input = { id: profile.id, expectedVersion: profile.version, set };
      const { data } = await refetchWhenStale(
        () => update({ variables: { input } }),
        () =>
          client.query({ query: ImportProfileDocument, variables: { id: profile.id }, fetchPolicy: 'network-only' }),
      );
      const updated = data?.updateImportProfile?.profile;
      if (updated !== undefined) {
        showSuccess(`${updated.name} saved`);
        onSaved(updated);
      }
    });
  }

  return (
    <Alert.Root status="info" flexDirection={{ base: 'column', sm: 'row' }} alignItems="flex-start">
      <Alert.Content>
        <Alert.Title>Your settings apply only to this file</Alert.Title>
        <Alert.Description>
          {saved === null
            ? 'Save them as a profile to use them for the next file from this vendor.'
            : `Save them to “${saved.name}” to use them for the next file.`}
        </Alert.Description>
      </Alert.Content>
      {saved === null ? (
        <Button size="sm" variant="outline" onClick={() => setNaming(true)}>
          Save as profile
        </Button>
      ) : (
        <Button size="sm" variant="outline" loading={loading} onClick={() => void remember(saved)}>
          Save to profile
        </Button>
      )}
      <NewProfileDialog
        isOpen={isNaming}
        kind={files.kind}
        plural={files.plural}
        profile={unsavedSettings}
        mode={settings.mode}
        skipInvalid={settings.skipInvalid}
        onClose={() => setNaming(false)}
        onCreated={(profile) => {
          setNaming(false);
          onSaved(profile);
        }}
      />
    </Alert.Root>
  );
}

interface CheckedFileProps {
  readonly files: StockFiles;
  readonly report: ImportReport;
  readonly choices: ImportFlowState['choices'];
  /** Saved profile used to read the file. Null if none. */
  readonly saved: SavedProfile | null;
}

/** Result of checking a file, with settings that can still be changed. */
export function CheckedFile({ files, report, choices, saved }: CheckedFileProps) {
  const { settings, change, areThoseOfRun, isOwnRun } = choices;
  return (
    <>
      {!areThoseOfRun && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>
              {isOwnRun
                ? 'The settings have changed since the last check. Check the file again.'
                : 'This check used different settings. Check the file again before you import it.'}
            </Alert.Title>
          </Alert.Content>
        </Alert.Root>
      )}
      {!isBlankProfile(settingsBesideProfile(settings)) && (
        <SaveToProfileBar files={files} settings={settings} saved={saved} onSaved={choices.moveInto} />
      )}
      <ReportView
        files={files}
        report={report}
        choice={{
          own: settings.own,
          onChoose: (column, field) =>
            change({ ...settings, own: mergeProfiles(settings.own, { columns: [{ column, field }] }) }),
          onReadAsEmpty: (field, cell, isEmpty) =>
            change({ ...settings, own: withReadAsEmpty(settings.own, { field, cell, isEmpty }) }),
        }}
      >
        {report.questions.length > 0 && (
          <QuestionList
            questions={report.questions}
            own={settings.own}
            onAnswer={(own) => change({ ...settings, own })}
          />
        )}
      </ReportView>
    </>
  );
}
