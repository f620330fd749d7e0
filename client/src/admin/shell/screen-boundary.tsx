import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../site/error-boundary';
import { ErrorState } from '../../ui/error-state';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** A screen that breaks leaves the menu standing, so that the others stay within reach. */
export function ScreenBoundary({ children }: ScreenBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={
        <ErrorState
          title="This screen could not be shown"
          description="Nothing that you saved is lost. Load it again, or go on with another screen."
          onRetry={() => window.location.reload()}
        />
      }
    >
      {children}
    </ErrorBoundary>
  );
}
