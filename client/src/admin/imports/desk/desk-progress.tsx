import { Flex, Stack, Text } from '@chakra-ui/react';
import { TextLink } from '../../../ui/links';
import { formatCount } from '../../../ui/numbers';
import { runHref } from '../../kit/record-href';
import { isUnderWay } from '../run-state';
import { CancelImport } from '../runs/cancel-import';
import { ProgressLine, RunProgress } from '../runs/run-progress';
import type { Desk } from './use-desk';

/** How far the file is: sent in per cent, then row by row. */
export function DeskProgress({ sending, run, error, isDone }: Pick<Desk, 'sending' | 'run' | 'error' | 'isDone'>) {
  if (sending !== null) {
    return (
      <ProgressLine
        what={sending.sent < 1 ? 'Sending the file' : 'The server takes the file'}
        detail={sending.sent < 1 ? `${formatCount(Math.floor(sending.sent * 100))} %. Stay on this page.` : ''}
        part={sending.sent < 1 ? sending.sent : null}
      />
    );
  }
  if (isDone) {
    return <ProgressLine what="Done. The page reloads." detail="" part={1} />;
  }
  if (run === null || !isUnderWay(run)) {
    return null;
  }
  return (
    <Stack gap="3">
      <RunProgress run={run} isOutOfReach={error !== undefined} />
      <Flex gap="3" align="center" wrap="wrap">
        <CancelImport run={run} />
        {!run.isDryRun && (
          <Text color="fg.muted">
            You may leave this page: <TextLink to={runHref(run)}>the history</TextLink> shows how it goes on.
          </Text>
        )}
      </Flex>
    </Stack>
  );
}
