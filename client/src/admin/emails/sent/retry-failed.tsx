import { Button } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import type { DispatchLineFragment } from '../../../graphql/generated/graphql';
import { useRetryEmailDispatchMutation } from '../../../graphql/generated/hooks';
import { refetchWhenStale } from '../../../graphql/stale-version';
import { formatCount } from '../../../ui/numbers';
import { attempt } from '../../kit/failure';
import { showSuccess } from '../../kit/success-toast';

interface RetryFailedProps {
  readonly mail: DispatchLineFragment;
  readonly readAgain: () => Promise<unknown>;
}

/** Sends the copies that failed again, and nothing else: of two who press it at once only one is heard. */
export function RetryFailed({ mail: { id, version, status, progress }, readAgain }: RetryFailedProps) {
  const [retry, { loading }] = useRetryEmailDispatchMutation();
  if (progress.failed === 0 || status === 'CANCELLED') {
    return null;
  }

  async function retryThem(): Promise<void> {
    await attempt('Error sending failed emails again', async () => {
      const { data } = await refetchWhenStale(
        () => retry({ variables: { input: { id, expectedVersion: version } } }),
        readAgain,
      );
      const count = data?.retryEmailDispatch?.retried ?? 0;
      showSuccess(count === 1 ? 'One mail is sent again' : `${formatCount(count)} mails are sent again`);
    });
  }

  return (
    <Button size="sm" variant="outline" alignSelf="flex-start" loading={loading} onClick={() => void retryThem()}>
      <RotateCcw aria-hidden />
      {progress.failed === 1
        ? 'Send the failed one again'
        : `Send the ${formatCount(progress.failed)} failed ones again`}
    </Button>
  );
}
