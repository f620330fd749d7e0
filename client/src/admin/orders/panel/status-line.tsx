import { Flex, HStack } from '@chakra-ui/react';
import { orderStatusLabels, orderStatusTones } from '../../../catalogue/orders/order-status';
import { PaperButton } from '../../../catalogue/orders/paper-button';
import type { AdminOrderRowFragment } from '../../../graphql/generated/graphql';
import { StatusMark } from '../../../ui/status-mark';
import { DownloadButton } from '../papers/download-button';

interface StatusLineProps {
  readonly order: AdminOrderRowFragment;
}

/** Where an order stands, and its paper. */
export function StatusLine({ order }: StatusLineProps) {
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap">
      <HStack gap="4" wrap="wrap">
        {order.isTest && <StatusMark tone="accent">Test</StatusMark>}
        <StatusMark tone={orderStatusTones[order.status]}>{orderStatusLabels[order.status]}</StatusMark>
      </HStack>
      <HStack gap="2" wrap="wrap">
        {!order.isTest && <PaperButton order={order} size="sm" />}
        <DownloadButton order={order} />
      </HStack>
    </Flex>
  );
}
