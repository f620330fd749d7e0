import { Alert, Button, CloseButton, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { StockFiles } from '../../graphql/stock/stock-declaration';
import { formatCount } from '../../ui/numbers';
import { TypedConfirm } from '../kit/typed-confirm';
import { useUnsaved } from '../kit/unsaved-changes';
import { CheckResult } from './check-result';
import { FileNeeds } from './file-needs';
import { FileStep } from './file-step';
import { isAboutColumns } from './findings/import-problems';
import { ProblemList } from './findings/problem-list';
import { readFinishedImport } from './finished-import';
import { countText, touchedCount } from './import-outcome';
import type { ChosenColumns } from './import-profile';
import { ImportProgress } from './import-progress';
import { type ImportOptions, OptionsStep } from './options-step';
import { type ImportPlan, useImport } from './use-import';

const usual: ImportOptions = { mode: 'ADD_OR_UPDATE', skipInvalid: false, profile: null, profileName: null };
const nothingChosen: ChosenColumns = new Map();

interface ImportDeskProps {
  readonly files: StockFiles;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
}

/** File, options, check, import: in that order, on one screen. */
export function ImportDesk({ files, file, onFile }: ImportDeskProps) {
  const [options, setOptions] = useState(usual);
  const [chosen, setChosen] = useState(nothingChosen);
  const [isConfirming, setConfirming] = useState(false);
  const [finished, setFinished] = useState(() => readFinishedImport(files.kind));
  const { work, check, failure, checkFile, importFile, reset } = useImport(files);

  const plan = useMemo<ImportPlan | null>(() => {
    const { mode, skipInvalid, profile } = options;
    return file === null ? null : { file, mode, skipInvalid, profile, chosen };
  }, [file, options, chosen]);
  const isBusy = work !== null;
  const isOutdated = check !== null && check.plan !== plan;
  const report = check?.report;
  const isHeldBack = report !== undefined && report.problemCount > 0 && !options.skipInvalid;
  const isReady =
    report !== undefined && !isOutdated && !isHeldBack && !isAboutColumns(report.problems) && touchedCount(report) > 0;
  const deactivated = report?.deactivated ?? 0;
  const letLeave = useUnsaved(file !== null && work?.kind !== 'done');

  function chooseFile(next: File | null): void {
    onFile(next);
    setChosen(nothingChosen);
    setFinished(null);
    reset();
  }

  function startImport(): void {
    setConfirming(false);
    if (plan !== null) {
      void importFile(plan, deactivated).then(letLeave);
    }
  }

  return (
    <>
      <Stack gap="6">
        {finished !== null && (
          <Alert.Root status="success">
            <Alert.Content>
              <Alert.Title>{finished.fileName} has been imported</Alert.Title>
              <Alert.Description>{finished.outcome}</Alert.Description>
            </Alert.Content>
            <CloseButton size="sm" aria-label="Close this notice" onClick={() => chooseFile(null)} />
          </Alert.Root>
        )}
        <FileStep file={file} isBusy={isBusy} onChange={chooseFile} />
        {plan === null && <FileNeeds files={files} />}
        {plan !== null && (
          <>
            <OptionsStep files={files} options={options} isBusy={isBusy} onChange={setOptions} />
            <Flex gap="3" wrap="wrap" align="center">
              <Button variant={isReady ? 'outline' : 'solid'} disabled={isBusy} onClick={() => void checkFile(plan)}>
                {check === null ? 'Check the file' : 'Check again'}
              </Button>
              {report !== undefined && (
                <Button
                  disabled={!isReady || isBusy}
                  onClick={() => (deactivated > 0 ? setConfirming(true) : startImport())}
                >
                  Import {countText(report.inserted + report.updated, files)}
                </Button>
              )}
              <Text color="fg.muted">
                {isHeldBack ? 'Correct the file, or leave its bad rows out.' : 'The check changes nothing.'}
              </Text>
            </Flex>
            {work !== null && <ImportProgress work={work} />}
            {failure !== null && (
              <>
                <Alert.Root status="error" role="alert">
                  <Alert.Content>
                    <Alert.Title>Error importing file</Alert.Title>
                    <Alert.Description>{failure.text}</Alert.Description>
                  </Alert.Content>
                </Alert.Root>
                {failure.problems !== null && <ProblemList problems={failure.problems} />}
              </>
            )}
            {check !== null && (
              <CheckResult
                files={files}
                check={check}
                chosen={chosen}
                isOutdated={isOutdated}
                isBusy={isBusy}
                onChoose={(column, field) => setChosen(new Map([...chosen, [column, field]]))}
              />
            )}
          </>
        )}
      </Stack>
      <TypedConfirm
        isOpen={isConfirming}
        title={`Deactivate ${countText(deactivated, files)}?`}
        phrase={String(deactivated)}
        confirmLabel="Import and deactivate"
        isPending={false}
        onConfirm={startImport}
        onCancel={() => setConfirming(false)}
      >
        <Text>
          The file does not name them: {formatCount(deactivated)} of {countText(report?.deactivatable ?? 0, files)} that
          are nobody’s. They leave the shop until they are activated again.
        </Text>
      </TypedConfirm>
    </>
  );
}
