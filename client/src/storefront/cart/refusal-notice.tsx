import { Alert } from '@chakra-ui/react';
import type { RefusedOrder } from './use-place-order';

interface RefusalNoticeProps {
  readonly refused: RefusedOrder | null;
}

/** Says why nothing was ordered, naming the lines. A changed price has its own dialog. */
export function RefusalNotice({ refused }: RefusalNoticeProps) {
  if (refused === null || refused.refusal.kind === 'priceChanged') {
    return null;
  }
  const { refusal, seen } = refused;
  const names = refusal.kind === 'gone' ? seen.lines.filter(({ id }) => refusal.lineIds.includes(id)) : [];
  return (
    <Alert.Root status="error" role="alert" mb="6">
      <Alert.Content>
        <Alert.Title>Nothing was ordered</Alert.Title>
        <Alert.Description>
          {refusal.kind === 'other'
            ? refusal.text
            : `Somebody was faster: ${names.map(({ description }) => description).join('; ') || 'a stone of your cart'} is no longer for sale. Remove it to order the rest.`}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
