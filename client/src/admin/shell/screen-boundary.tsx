import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

interface ScreenBoundaryState {
  readonly hasFailed: boolean;
}

/** A screen that breaks leaves the menu standing, so that the others stay within reach. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) {
      return this.props.children;
    }
    return (
      <ErrorState
        title="This screen could not be shown"
        description="Nothing that you saved is lost. Load it again, or go on with another screen."
        onRetry={() => window.location.reload()}
      />
    );
  }
}
