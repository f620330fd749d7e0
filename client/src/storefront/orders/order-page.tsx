import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Box, Button, Grid, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import {
  CancelOrderDocument,
  OrderDetailDocument,
  type OrderLineRecordFragment,
  type OrderRecordFragment,
  ReorderDocument,
} from '../../graphql/generated/graphql';
import { AccountLayout } from '../../shared/account/account-layout';
import { AskButton } from '../../shared/contact/ask-dialog';
import { DocumentButton } from '../../shared/orders/document-button';
import { OrderLineList } from '../../shared/orders/order-line-list';
import { orderedItemHref } from '../../shared/orders/order-text';
import { OrderTimeline } from '../../shared/orders/order-timeline';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { EmptyMessage } from '../../ui/empty-message';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink, TextLink } from '../../ui/links';
import { dialogOnDemand } from '../../ui/on-demand';
import { PageSpinner } from '../../ui/page-spinner';
import { toaster } from '../../ui/toaster';
import { OrderFacts } from './order-facts';
import { statusNote } from './order-status';
import type { ReorderDialogProps } from './reorder/open-reorder-dialog';
import type { DetailedOrder, Reordered } from './reorder/reordered';

interface CancelButtonProps {
  readonly order: Pick<OrderRecordFragment, 'id' | 'version'>;
  /** Refetches the order after a version conflict. */
  readonly refetch: () => Promise<unknown>;
}

/** Button that cancels an order after confirmation. Hidden once the order is in progress. */
function CancelButton({ order: { id, version }, refetch }: CancelButtonProps) {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cancel, { loading }] = useMutation(CancelOrderDocument);

  async function confirm(): Promise<void> {
    setRefusal(null);
    try {
      await cancel({ variables: { input: { id, expectedVersion: version } } });
      setDialogOpen(false);
      document.querySelector<HTMLElement>('h1')?.focus();
    } catch (error) {
      setRefusal(errorText(error));
      await refetch();
    }
  }

  return (
    <>
      <Button variant="outline" colorPalette="danger" onClick={() => setDialogOpen(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        isOpen={isDialogOpen}
        title={`Cancel order ${id}?`}
        confirmLabel="Cancel the order"
        cancelLabel="Keep order"
        isDestructive
        isPending={loading}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setDialogOpen(false);
          setRefusal(null);
        }}
      >
        <Text>The items become available to other buyers immediately. This cannot be undone.</Text>
        <div role="alert">
          {refusal !== null && (
            <Alert.Root status="error" mt="4">
              <Alert.Content>
                <Alert.Title>The order could not be cancelled</Alert.Title>
                <Alert.Description>{refusal}</Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
        </div>
      </ConfirmDialog>
    </>
  );
}

const ReorderDialog = dialogOnDemand<ReorderDialogProps>(() => import('./reorder/open-reorder-dialog'));

interface ReorderButtonProps {
  readonly order: DetailedOrder;
}

/** Button that adds the available items of an order to the cart, and suggests alternatives to unavailable items. */
function ReorderButton({ order }: ReorderButtonProps) {
  const navigate = useNavigate();
  const [send, { loading }] = useMutation(ReorderDocument);
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  const [isOpen, setOpen] = useState(false);

  async function reorder(): Promise<void> {
    try {
      const { data } = await send({ variables: { input: { orderId: order.id } } });
      const reordered = data?.reorder ?? null;
      if (reordered?.problems.length === 0) {
        toaster.success({ title: `All items of order ${order.id} are in your cart, at today’s prices` });
        navigate('/cart');
      } else {
        setOutcome(reordered);
        setOpen(true);
      }
    } catch (error) {
      toaster.error({ title: 'No items were added to your cart', description: errorText(error) });
    }
  }

  return (
    <>
      <Button variant="outline" loading={loading} onClick={() => void reorder()}>
        <RotateCcw strokeWidth={1.5} aria-hidden />
        Order again
      </Button>
      <ReorderDialog isOpen={isOpen} order={order} outcome={outcome} onClose={() => setOpen(false)} />
    </>
  );
}

interface OrderViewProps {
  readonly order: DetailedOrder;
  readonly refetch: () => Promise<unknown>;
}

/**
 * Stones that are no longer visible to the buyer have no page. Pages of other unavailable items explain their status.
 */
const hrefOfLine = (line: OrderLineRecordFragment): string | null =>
  line.kind === 'DIAMOND' && line.diamond === null ? null : orderedItemHref(line);

function OrderView({ order, refetch }: OrderViewProps) {
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

/** Navigation state set after an order has been placed from the cart. */
const justPlaced = v.object({ isNew: v.literal(true) });

/** Order page, `/account/orders/{id}`. Also shown right after an order is placed. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { data, error, loading, refetch } = useQuery(OrderDetailDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.order;
  const isUnknown = order === null || ['ORDER_NOT_FOUND', 'INVALID_REQUEST'].includes(apiErrorOf(error)?.code ?? '');

  return (
    <AccountLayout title={`Order ${id}`}>
      {order != null && (
        <Stack gap="8">
          {v.is(justPlaced, state) && order.status === 'PROCESSING' && (
            <Alert.Root status="success" role="status">
              <Alert.Content>
                <Alert.Title>Thank you. Your order has been placed</Alert.Title>
                <Alert.Description>
                  We have reserved the items for you and sent a confirmation to {order.buyer.email}.
                </Alert.Description>
              </Alert.Content>
            </Alert.Root>
          )}
          <OrderView order={order} refetch={refetch} />
          <TextLink to="/account/orders" alignSelf="flex-start">
            All your orders
          </TextLink>
        </Stack>
      )}
      {order == null && isUnknown && !loading && (
        <EmptyMessage title="Order not found" description="You have no order with this number.">
          <ButtonLink to="/account/orders">All your orders</ButtonLink>
        </EmptyMessage>
      )}
      {order == null && error !== undefined && !isUnknown && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {order == null && loading && <PageSpinner />}
    </AccountLayout>
  );
}
