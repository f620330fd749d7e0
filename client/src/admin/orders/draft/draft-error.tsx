import { Alert, Button } from '@chakra-ui/react';
import { failureReason } from '../../kit/failure';

/** Style for an amount that is being recalculated. The text is not faded, because it must stay readable. */
export const outdated = { color: 'fg.muted', 'aria-busy': true } as const;

interface DraftErrorProps {
  readonly error: Error | undefined;
  readonly onRetry: () => void;
}

/** Notice that prices could not be loaded. Typed input is preserved. */
export function DraftError({ error, onRetry }: DraftErrorProps) {
  return (
    <div role="alert">
      {error !== undefined && (
        <Alert.Root status="error" flexWrap="wrap">
          <Alert.Content>
            <Alert.Title>Could not load the prices</Alert.Title>
            <Alert.Description>{failureReason(error)}</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </Alert.Root>
      )}
    </div>
  );
}
