import { Box, CloseButton, Dialog, Text } from '@chakra-ui/react';
import { DialogFrame } from '../../../forms/dialog/dialog-frame';
import type { WebhookDeliveryFactsFragment, WebhookEndpointFactsFragment } from '../../../graphql/generated/graphql';
import { Deliveries } from './deliveries';
import { DeliveryDetails } from './delivery-details';

interface DeliveriesDialogProps {
  /** Null: it is closed. */
  readonly endpoint: WebhookEndpointFactsFragment | null;
  /** One that stands on top: the test that was just sent. */
  readonly shown: WebhookDeliveryFactsFragment | null;
  readonly onClose: () => void;
}

/** What was sent to an endpoint, and what became of it. */
export function DeliveriesDialog({ endpoint, shown, onClose }: DeliveriesDialogProps) {
  return (
    <DialogFrame size="lg" isOpen={endpoint !== null} onClose={onClose}>
      <Dialog.Header>
        <Dialog.Title>Deliveries</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="6">
        {endpoint !== null && (
          <>
            <Text color="fg.muted" overflowWrap="anywhere" mb="4">
              To {endpoint.url}. They are kept for 30 days, changes of stock for a day.
            </Text>
            {shown !== null && (
              <Box as="section" aria-label="The test" bg="bg.subtle" p="4" mb="6">
                <Text fontWeight="semibold" mb="2">
                  {shown.state === 'DELIVERED' ? 'The test was taken' : 'The test was not taken'}
                </Text>
                <DeliveryDetails delivery={shown} />
              </Box>
            )}
            <Deliveries endpoint={endpoint} />
          </>
        )}
      </Dialog.Body>
      <Dialog.CloseTrigger asChild>
        <CloseButton size="sm" variant="ghost" colorPalette="neutral" aria-label="Close" />
      </Dialog.CloseTrigger>
    </DialogFrame>
  );
}
