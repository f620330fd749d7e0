import { Box, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { OrderLineRecordFragment } from '../../graphql/generated/graphql';
import { AskButton } from '../../shared/contact/ask-dialog';
import { DocumentButton } from '../../shared/orders/document-button';
import { OrderLineList } from '../../shared/orders/order-line-list';
import { OrderTimeline } from '../../shared/orders/order-timeline';
import { orderedItemHref } from '../../shared/orders/ordered-item-href';
import { CancelButton } from './cancel-button';
import { OrderFacts } from './order-facts';
import { statusNote } from './order-status';
import { ReorderButton } from './reorder/reorder-button';
import type { DetailedOrder } from './reorder/reordered';

interface OrderViewProps {
  readonly order: DetailedOrder;
  readonly refetch: () => Promise<unknown>;
}

/** Stones that are out of the buyer's sight have no page for them; of other kinds their page says so. */
const hrefOfLine = (line: OrderLineRecordFragment): string | null =>
  line.kind === 'DIAMOND' && line.diamond === null ? null : orderedItemHref(line);

/** One order: what can be done with it, what is on it, where it stands and what has happened. */
export function OrderView({ order, refetch }: OrderViewProps) {
  return (
    <Stack gap="6">
      <Text color="fg.muted">{statusNote(order.status)}</Text>
      <HStack gap="3" wrap="wrap">
        <DocumentButton order={order} />
        <ReorderButton order={order} />
        <AskButton colorPalette="accent" about={{ orderId: order.id }} subject={`Ask about order ${order.id}`}>
          Ask about this order
        </AskButton>
        {order.isCancellable && <CancelButton order={order} refetch={refetch} />}
      </HStack>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '7fr 4fr' }} columnGap="12" rowGap="8" alignItems="start">
        <Stack gap="8" minWidth="0" gridColumn={{ lg: 2 }}>
          <OrderFacts order={order} />
          <Box as="section">
            <Heading as="h2" size="lg" mb="3">
              History
            </Heading>
            <OrderTimeline
              events={order.timeline}
              actorOf={({ isByBuyer, actor }) => (isByBuyer ? 'by you' : `by ${actor ?? 'us'}`)}
            />
          </Box>
        </Stack>
        <Box as="section" aria-label="Lines" minWidth="0" gridColumn={{ lg: 1 }} gridRow={{ lg: 1 }}>
          <OrderLineList order={order} hrefOf={hrefOfLine} />
        </Box>
      </Grid>
    </Stack>
  );
}
