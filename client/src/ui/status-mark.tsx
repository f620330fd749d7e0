import { Status } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StatusMarkProps {
  /** `ok`: as it should be; `warn`: waits for somebody; `danger`: refused or gone; `neutral`: over. */
  readonly tone: 'ok' | 'warn' | 'danger' | 'accent' | 'neutral';
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
