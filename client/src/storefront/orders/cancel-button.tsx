import { Alert, Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { errorText } from '../../graphql/error-text';
import type { OrderRecordFragment } from '../../graphql/generated/graphql';
import { useCancelOrderMutation } from '../../graphql/generated/hooks';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface CancelButtonProps {
  readonly order: Pick<OrderRecordFragment, 'id' | 'version'>;
  /** Reads the order again: somebody else may have been faster. */
  readonly refetch: () => Promise<unknown>;
}

/** Cancels an order that the house has not begun with. Asks first. */
export function CancelButton({ order: { id, version }, refetch }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cancel, { loading }] = useCancelOrderMutation();

  async function confirm(): Promise<void> {
    setRefusal(null);
    try {
      await cancel({ variables: { input: { id, expectedVersion: version } } });
      setAsking(false);
      document.querySelector<HTMLElement>('h1')?.focus();
    } catch (error) {
      setRefusal(errorText(error));
      await refetch();
    }
  }

  return (
    <>
      <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel order ${id}?`}
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        isDestructive
        isPending={loading}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setAsking(false);
          setRefusal(null);
        }}
      >
        <Text>What is on it is for sale again at once, and somebody else may buy it. This cannot be undone.</Text>
        <div role="alert">
          {refusal !== null && (
            <Alert.Root status="error" mt="4">
              <Alert.Content>
                <Alert.Title>The order was not cancelled</Alert.Title>
                <Alert.Description>{refusal}</Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
        </div>
      </ConfirmDialog>
    </>
  );
}
