import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  /** Holds the place until everything is ready. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Something large, rendered for the first time in steps so small that the page answers in between. */
export function Deferred({ fallback, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
