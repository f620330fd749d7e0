import { Box, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { diamondHref } from '../../catalogue/diamonds/diamond-text';
import { OrderLineList } from '../../catalogue/orders/order-line-list';
import { OrderTimeline } from '../../catalogue/orders/order-timeline';
import { PaperButton } from '../../catalogue/orders/paper-button';
import type { OrderRecordFragment } from '../../graphql/generated/graphql';
import { CancelButton } from './cancel-button';
import { OrderFacts } from './order-facts';
import { statusNote } from './order-status';

interface OrderViewProps {
  readonly order: OrderRecordFragment;
  readonly refetch: () => Promise<unknown>;
}

/** One order: what can be done with it, what is on it, where it stands and what has happened. */
export function OrderView({ order, refetch }: OrderViewProps) {
  return (
    <Stack gap="6">
      <Text color="fg.muted">{statusNote(order.status)}</Text>
      <HStack gap="3" wrap="wrap">
        <PaperButton order={order} />
        {order.isCancellable && <CancelButton order={order} refetch={refetch} />}
      </HStack>
      <Grid templateColumns={{ base: '1fr', lg: '7fr 4fr' }} columnGap="18" rowGap="8" alignItems="start">
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
          <OrderLineList order={order} hrefOf={({ diamond }) => (diamond === null ? null : diamondHref(diamond))} />
        </Box>
      </Grid>
    </Stack>
  );
}
