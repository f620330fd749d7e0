import { Alert } from '@chakra-ui/react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { isBlankProfile, mergeProfiles, readingAsNothing } from '../merge-profiles';
import type { SavedProfile } from '../profiles/use-saved-profiles';
import type { ImportReport } from '../report/import-problems';
import { ReportView } from '../report/report-view';
import { QuestionList } from './question-list';
import { RememberBar } from './remember-bar';
import { saidBesides } from './settings';
import type { Desk } from './use-desk';

interface CheckedFileProps {
  readonly files: StockFiles;
  readonly report: ImportReport;
  readonly choices: Desk['choices'];
  /** The saved profile by which the file is read. */
  readonly saved: SavedProfile | null;
}

/** What the check of a file found, and what can be chosen about it. */
export function CheckedFile({ files, report, choices, saved }: CheckedFileProps) {
  const { settings, change, areThoseOfRun, isOwnRun } = choices;
  return (
    <>
      {!areThoseOfRun && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>
              {isOwnRun
                ? 'Something was changed since this check. Check the file again.'
                : 'This check was made elsewhere. Check the file again to import it from here.'}
            </Alert.Title>
          </Alert.Content>
        </Alert.Root>
      )}
      {!isBlankProfile(saidBesides(settings)) && (
        <RememberBar files={files} settings={settings} saved={saved} onSaved={choices.moveInto} />
      )}
      <ReportView
        files={files}
        report={report}
        choice={{
          own: settings.own,
          onChoose: (column, field) =>
            change({ ...settings, own: mergeProfiles(settings.own, { columns: [{ column, field }] }) }),
          onReadAsNothing: (field, cell, isNothing) =>
            change({ ...settings, own: readingAsNothing(settings.own, { field, cell, isNothing }) }),
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
