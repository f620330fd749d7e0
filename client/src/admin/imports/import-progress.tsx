import { Progress, Text } from '@chakra-ui/react';
import { formatCount } from '../../ui/numbers';
import type { ImportWork } from './use-import';

interface ImportProgressProps {
  readonly work: ImportWork;
}

function workText(work: ImportWork): string {
  if (work.kind === 'done') {
    return 'Done. The page reloads.';
  }
  if (work.sent < 1) {
    return `Sending the file, ${formatCount(Math.floor(work.sent * 100))} %`;
  }
  return work.kind === 'check' ? 'Checking every row' : 'Taking the rows over';
}

/** How far the file is: sent in per cent, then worked on without a measure. */
export function ImportProgress({ work }: ImportProgressProps) {
  const value = work.kind === 'done' ? 100 : work.sent < 1 ? work.sent * 100 : null;
  return (
    <Progress.Root value={value} width="full" maxWidth="xl">
      <Progress.Label>
        <Text aria-live="polite">{workText(work)}</Text>
      </Progress.Label>
      <Progress.Track mt="2">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
