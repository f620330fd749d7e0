import { type ReactNode, useDeferredValue } from 'react';

interface DeferredProps {
  /** Shown until the children have been rendered. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Renders a large subtree in a transition, so that the page stays responsive. */
export function Deferred({ fallback, children }: DeferredProps) {
  return useDeferredValue(true, false) ? children : fallback;
}
