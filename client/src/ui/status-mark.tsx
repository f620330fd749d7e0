import { Status } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Tone of a status. `ok`: normal; `warn`: needs action; `danger`: rejected or gone; `neutral`: over. */
export type StatusTone = 'ok' | 'warn' | 'danger' | 'accent' | 'neutral';

interface StatusMarkProps {
  readonly tone: StatusTone;
  /** The label, because color alone is not accessible. */
  readonly children: ReactNode;
}

/** A status: a word with a 6 px mark. */
export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <Status.Root colorPalette={tone}>
      <Status.Indicator />
      {children}
    </Status.Root>
  );
}
