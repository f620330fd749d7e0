import { Alert, Button, Flex, Stack } from '@chakra-ui/react';
import { ButtonLink } from '../../../ui/links';
import { runHref } from '../../kit/record-href';
import { outcomeLine } from '../report/count-text';
import { UndoButton, UndoRefusal, useUndo } from '../runs/undo-import';
import type { Run } from '../use-run';

interface ImportOutcomeProps {
  /** An import that is done. */
  readonly run: Run;
  /** Checks its file once more. */
  readonly onCheck: () => void;
  readonly onClose: () => void;
}

/** What an import did, and the ways to look closer, take it back or go on. */
export function ImportOutcome({ run, onCheck, onClose }: ImportOutcomeProps) {
  const undoing = useUndo(run);
  const isUndone = run.state === 'UNDONE';
  return (
    <Stack gap="4">
      <Alert.Root status={isUndone ? 'info' : 'success'}>
        <Alert.Content>
          <Alert.Title>
            {run.fileName} {isUndone ? 'is undone: the stock is as it was before' : 'has been imported'}
          </Alert.Title>
          {run.report !== null && !isUndone && <Alert.Description>{outcomeLine(run.report)}</Alert.Description>}
          <Flex gap="2" wrap="wrap" mt="2">
            <ButtonLink to={runHref(run)} size="sm" variant="outline">
              See what it did
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
      <UndoRefusal {...undoing.refusal} />
    </Stack>
  );
}
