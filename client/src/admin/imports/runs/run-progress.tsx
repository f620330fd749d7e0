import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text } from '@chakra-ui/react';
import { CancelImportDocument } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';
import { attempt } from '../../kit/failure';
import { Progress } from '../../kit/parts/progress';
import { showSuccess } from '../../kit/success-toast';
import { isInProgress, type RunLine, secondsText } from '../run-state';

/** Button that cancels a waiting or running import. Its changes are rolled back. */
export function CancelImport({ run }: { readonly run: RunLine }) {
  const [cancel, { loading }] = useMutation(CancelImportDocument);
  if (!isInProgress(run)) {
    return null;
  }
  return (
    <Button
      size="sm"
      variant="outline"
      loading={loading}
      onClick={() =>
        void attempt('Error cancelling import', async () => {
          await cancel({ variables: { input: { id: run.id } } });
          showSuccess(run.isDryRun ? 'Check cancelled' : 'Import cancelled. Nothing was changed');
        })
      }
    >
      Cancel
    </Button>
  );
}

/** Progress of the current step. `part` is the completed fraction from 0 to 1, or null if unknown. */
interface StepProgress {
  readonly label: string;
  /** Not announced to screen readers, because it changes constantly. */
  readonly detail: string;
  readonly part: number | null;
}

function goingOf({ state, isDryRun, rowsRead, progress, secondsLeft }: RunLine): StepProgress {
  if (state === 'WAITING') {
    return { label: 'Queued', detail: 'Imports of the same stock type run one at a time.', part: null };
  }
  const remaining = secondsLeft === null ? [] : [`about ${secondsText(Math.max(1, Math.round(secondsLeft)))} left`];
  return {
    label: isDryRun ? 'Checking rows' : 'Importing rows',
    detail: [`${formatCount(rowsRead)} rows read`, ...remaining].join(', '),
    part: progress,
  };
}

interface RunProgressProps {
  readonly run: RunLine;
  /** Whether the server is unreachable. */
  readonly isDisconnected: boolean;
}

/** Progress of a run, with its row counts and remaining time. */
export function RunProgress({ run, isDisconnected }: RunProgressProps) {
  const { label, detail, part } = goingOf(run);
  const statusText = isDisconnected
    ? 'Connection lost. The import continues, and this page reconnects automatically.'
    : detail;
  return <ProgressLine label={label} detail={statusText} part={isDisconnected ? null : part} />;
}

export function ProgressLine({ label, detail, part }: StepProgress) {
  return (
    <Progress.Root value={part === null ? null : Math.floor(part * 100)} width="full" maxWidth="xl">
      <Progress.Label asChild>
        <Stack gap="0" textStyle="md" letterSpacing="normal" color="fg">
          <Text aria-live="polite">{label}</Text>
          <Text color="fg.muted" fontWeight="normal">
            {detail}
          </Text>
        </Stack>
      </Progress.Label>
      <Progress.Track mt="2">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
