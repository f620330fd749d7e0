import { type ReactNode, useDeferredValue } from 'react';

interface InStepsProps {
  /** Holds the place until everything is ready. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Something large, rendered for the first time in steps so small that the page answers in between. */
export function InSteps({ fallback, children }: InStepsProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
