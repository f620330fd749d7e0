import { Text } from '@chakra-ui/react';
import type { DispatchLineFragment } from '../../../graphql/generated/graphql';
import { formatCount } from '../../../ui/numbers';
import { Progress } from '../../kit/parts/progress';

/** How many copies stand where: `18 of 20 sent, 1 failed, 1 waiting`. */
function progressText({ total, pending, sent, failed, skipped }: DispatchLineFragment['progress']): string {
  const others = [
    [failed, 'failed'],
    [pending, 'waiting'],
    [skipped, 'left out'],
  ] as const;
  return [
    `${formatCount(sent)} of ${formatCount(total)} sent`,
    ...others.flatMap(([count, what]) => (count === 0 ? [] : [`${formatCount(count)} ${what}`])),
  ].join(', ');
}

/** How far a mail to many has come. */
export function DispatchProgress({ progress }: { readonly progress: DispatchLineFragment['progress'] }) {
  return (
    <Progress.Root value={progress.total - progress.pending} max={progress.total} width="full">
      <Progress.Label asChild>
        <Text letterSpacing="normal" color="fg" aria-live="polite">
          {progressText(progress)}
        </Text>
      </Progress.Label>
      <Progress.Track mt="2">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
