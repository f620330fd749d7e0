import { Button, EmptyState } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  readonly title?: string;
  /** Cause of the failure. For failed requests, use `errorText`. */
  readonly description: ReactNode;
  /** Called when the user clicks "Try again". If omitted, the button is hidden. */
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
}

/** Message shown in place of content that could not be loaded. */
export function ErrorState({
  title = 'The content could not be loaded',
  description,
  onRetry,
  isRetrying = false,
}: ErrorStateProps) {
  return (
    <EmptyState.Root role="alert">
      <EmptyState.Content>
        <EmptyState.Title asChild>
          <h2>{title}</h2>
        </EmptyState.Title>
        <EmptyState.Description>{description}</EmptyState.Description>
        {onRetry !== undefined && (
          <Button variant="outline" onClick={onRetry} loading={isRetrying}>
            Try again
          </Button>
        )}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
