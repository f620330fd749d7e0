import { Status } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/**
 * Tone of a status. `ok`: normal. `warn`: needs action. `danger`: rejected or unavailable. `accent`: in progress, or
 * belongs to the viewer. `neutral`: finished.
 */
export type StatusTone = 'ok' | 'warn' | 'danger' | 'accent' | 'neutral';

interface StatusMarkProps {
  readonly tone: StatusTone;
  /** Label text. Required, because color alone is not accessible. */
  readonly children: ReactNode;
}

/** Status label with a 6 px mark. */
export function StatusMark({ tone, children }: StatusMarkProps) {
  return (
    <Status.Root colorPalette={tone}>
      <Status.Indicator />
      {children}
    </Status.Root>
  );
}
