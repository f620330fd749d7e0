import { Alert, Button } from '@chakra-ui/react';
import { failureReason } from '../../kit/failure';

/** How an amount looks whose new value is on its way: still to be read, by everybody, and so never faded. */
export const outdated = { color: 'fg.muted', 'aria-busy': true } as const;

interface DraftErrorProps {
  readonly error: Error | undefined;
  readonly onRetry: () => void;
}

/** Says that prices could not be asked for; what was typed stays. */
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
