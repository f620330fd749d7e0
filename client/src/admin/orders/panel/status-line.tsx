import { Flex, HStack } from '@chakra-ui/react';
import type { AdminOrderRowFragment } from '../../../graphql/generated/graphql';
import { DocumentButton } from '../../../shared/orders/document-button';
import { orderStatusLabels, orderStatusTones } from '../../../shared/orders/order-status';
import { StatusMark } from '../../../ui/status-mark';
import { DownloadButton } from '../documents/download-button';

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
        {!order.isTest && <DocumentButton order={order} size="sm" />}
        <DownloadButton order={order} />
      </HStack>
    </Flex>
  );
}
