import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { TypedConfirm } from '../../kit/typed-confirm';
import { countText, type ImportReport, isAboutColumns, touchedCount } from '../report/import-problems';

interface ImportActionsProps {
  readonly files: StockFiles;
  /** Result of the check. Null before the check. */
  readonly report: ImportReport | null;
  /** Whether the file was checked with the current settings. */
  readonly isCurrent: boolean;
  readonly skipInvalid: boolean;
  readonly isBusy: boolean;
  readonly onCheck: () => void;
  readonly onImport: (confirmRemoved: number) => void;
}

function importLabel({ problems, inserted, updated, deactivated }: ImportReport, files: StockFiles): string {
  if (isAboutColumns(problems)) {
    return 'Import';
  }
  const saved = inserted + updated;
  return saved === 0 && deactivated > 0
    ? `Deactivate ${countText(deactivated, files)}`
    : `Import ${countText(saved, files)}`;
}

/** Returns a hint about the next step. */
function hintOf({
  report,
  isCurrent,
  skipInvalid,
}: Pick<ImportActionsProps, 'report' | 'isCurrent' | 'skipInvalid'>): string | null {
  if (report === null) {
    return 'A check does not change the stock.';
  }
  if (!isCurrent) {
    return null;
  }
  const hasColumnProblems = isAboutColumns(report.problems);
  const isBlocked = report.problemCount > 0 && !skipInvalid;
  if (report.questions.length > 0 && (isBlocked || hasColumnProblems)) {
    return 'Answer the questions below, then check again.';
  }
  if (hasColumnProblems) {
    return 'Assign the columns below, then check again.';
  }
  if (isBlocked) {
    return 'Correct the file, or skip the invalid rows.';
  }
  return touchedCount(report) === 0
    ? 'Nothing to import: the file contains no changes.'
    : 'The file is ready to import. Nothing has been changed yet.';
}

/** Buttons that check and import the file. A check is required before an import. */
export function ImportActions({
  files,
  report,
  isCurrent,
  skipInvalid,
  isBusy,
  onCheck,
  onImport,
}: ImportActionsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const isBlocked = report !== null && report.problemCount > 0 && !skipInvalid;
  const isReady =
    report !== null && isCurrent && !isBlocked && !isAboutColumns(report.problems) && touchedCount(report) > 0;
  const deactivated = report?.deactivated ?? 0;
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        {/* Not `disabled`, because that would remove the focus from the button for keyboard users. */}
        <Button
          variant={isReady ? 'outline' : 'solid'}
          aria-disabled={isBusy}
          onClick={() => {
            if (!isBusy) onCheck();
          }}
        >
          {report === null ? 'Check file' : 'Check again'}
        </Button>
        {report !== null && (
          <Button
            disabled={!isReady || isBusy}
            onClick={() => (deactivated > 0 ? setConfirming(true) : onImport(deactivated))}
          >
            {importLabel(report, files)}
          </Button>
        )}
        <Text color="fg.muted" role="status">
          {isBusy ? null : hintOf({ report, isCurrent, skipInvalid })}
        </Text>
      </Flex>
      <TypedConfirm
        isOpen={isConfirming}
        title={`Deactivate ${countText(deactivated, files)}?`}
        phrase={String(deactivated)}
        confirmLabel="Import and deactivate"
        isPending={false}
        onConfirm={() => {
          setConfirming(false);
          onImport(deactivated);
        }}
        onCancel={() => setConfirming(false)}
      >
        <Text>
          The file does not contain {formatCount(deactivated)} of the {countText(report?.deactivatable ?? 0, files)}{' '}
          that it replaces. They will be hidden from the shop until you activate them again.
        </Text>
      </TypedConfirm>
    </>
  );
}
