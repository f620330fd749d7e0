import { Button, Menu, Portal, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { OrderStatus } from '../../graphql/generated/graphql';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { formatCount } from '../../ui/numbers';
import { orderStatuses, orderStatusLabels, stockEffectText } from './order-status';

interface BulkStatusProps {
  /** How many orders are checked. */
  readonly count: number;
  readonly onConfirm: (status: OrderStatus) => void;
}

function ordersText(count: number): string {
  return count === 1 ? 'the checked order' : `${formatCount(count)} orders`;
}

/** Sets the status of the checked orders, once it has been said what that does to their stones. */
export function BulkStatus({ count, onConfirm }: BulkStatusProps) {
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  return (
    <>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button size="sm" variant="outline">
            Set status
            <ChevronDown aria-hidden />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {orderStatuses.map((status) => (
                <Menu.Item key={status} value={status} onClick={() => setAsked(status)}>
                  {orderStatusLabels[status]}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        isOpen={asked !== null}
        title={asked === null ? '' : `Set ${ordersText(count)} to ${orderStatusLabels[asked]}?`}
        confirmLabel="Set status"
        onConfirm={() => {
          if (asked !== null) {
            onConfirm(asked);
          }
          setAsked(null);
        }}
        onCancel={() => setAsked(null)}
      >
        {asked !== null && (
          <>
            <Text>Open orders: {stockEffectText('PROCESSING', asked)}</Text>
            <Text mt="2">Cancelled ones: {stockEffectText('CANCELLED', asked)}</Text>
            <Text mt="2" color="fg.muted">
              Each buyer is told by e-mail.
            </Text>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
