import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { StockFiles } from '../../../graphql/stock/stock-declaration';
import { formatCount } from '../../../ui/numbers';
import { TypedConfirm } from '../../kit/typed-confirm';
import { type ImportReport, isAboutColumns } from '../findings/import-problems';
import { countText, touchedCount } from '../report/import-outcome';

interface DeskActionsProps {
  readonly files: StockFiles;
  /** What the check of the file found; `null` before it. */
  readonly report: ImportReport | null;
  /** The check was made with what is chosen now. */
  readonly isCurrent: boolean;
  readonly skipInvalid: boolean;
  readonly isBusy: boolean;
  readonly onCheck: () => void;
  readonly onImport: (confirmRemoved: number) => void;
}

/** Checks the file, then imports it: nothing is taken over that has not been looked at. */
export function DeskActions({ files, report, isCurrent, skipInvalid, isBusy, onCheck, onImport }: DeskActionsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const isHeldBack = report !== null && report.problemCount > 0 && !skipInvalid;
  const isReady =
    report !== null && isCurrent && !isHeldBack && !isAboutColumns(report.problems) && touchedCount(report) > 0;
  const deactivated = report?.deactivated ?? 0;
  const isAsked = isHeldBack && report.questions.length > 0;
  const hint = isAsked
    ? 'Answer what is asked below, then check again.'
    : isHeldBack
      ? 'Correct the file, or leave its bad rows out.'
      : 'The check changes nothing.';
  return (
    <>
      <Flex gap="3" wrap="wrap" align="center">
        <Button variant={isReady ? 'outline' : 'solid'} disabled={isBusy} onClick={onCheck}>
          {report === null ? 'Check the file' : 'Check again'}
        </Button>
        {report !== null && (
          <Button
            disabled={!isReady || isBusy}
            onClick={() => (deactivated > 0 ? setConfirming(true) : onImport(deactivated))}
          >
            Import {countText(report.inserted + report.updated, files)}
          </Button>
        )}
        <Text color="fg.muted">{hint}</Text>
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
          The file does not name them: {formatCount(deactivated)} of {countText(report?.deactivatable ?? 0, files)} that
          are nobody’s. They leave the shop until they are activated again.
        </Text>
      </TypedConfirm>
    </>
  );
}
