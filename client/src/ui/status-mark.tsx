import { Status } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** How a status is meant. `ok`: as it should be; `warn`: waits for somebody; `danger`: refused or gone; `neutral`: over. */
export type StatusTone = 'ok' | 'warn' | 'danger' | 'accent' | 'neutral';

interface StatusMarkProps {
  readonly tone: StatusTone;
  /** The word: colour alone says nothing. */
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
