import { Alert } from '@chakra-ui/react';
import type { RefusedOrder } from './use-place-order';

interface RefusalNoticeProps {
  readonly refused: RefusedOrder | null;
}

/** Says why nothing was ordered. A changed price has its own dialog. */
export function RefusalNotice({ refused }: RefusalNoticeProps) {
  if (refused?.refusal.kind !== 'refused') {
    return null;
  }
  return (
    <Alert.Root status="error" role="alert" mb="6">
      <Alert.Content>
        <Alert.Title>Nothing was ordered</Alert.Title>
        <Alert.Description>{refused.refusal.text}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
