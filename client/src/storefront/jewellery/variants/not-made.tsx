import { Alert } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NotMadeProps {
  /** What was chosen, and is not made. */
  readonly what: string;
  /** What is made instead. */
  readonly children: ReactNode;
}

/** In place of the buttons where what is chosen is not made. */
export function NotMade({ what, children }: NotMadeProps) {
  return (
    <Alert.Root status="warning" role="status">
      <Alert.Content>
        <Alert.Title>{what} is not made</Alert.Title>
        <Alert.Description>{children}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
