import { Box, Button, DataList, Heading, Stack, Text } from '@chakra-ui/react';
import { goneLines } from '../../catalogue/basket/line-facts';
import type { CartLinesQuery } from '../../graphql/generated/graphql';
import { formatCount, formatExactCarats, formatPrice } from '../../ui/numbers';

type Cart = NonNullable<CartLinesQuery['cart']>;

interface OrderSummaryProps {
  readonly cart: Cart;
  readonly isPlacing: boolean;
  readonly onOrder: () => void;
  readonly onRemoveGone: () => void;
}

function caratsOf({ lines }: Cart): number {
  return lines.reduce((sum, { carats }) => sum + Math.round((carats ?? 0) * 1000), 0) / 1000;
}

/** What the cart comes to, and the order button. */
export function OrderSummary({ cart, isPlacing, onOrder, onRemoveGone }: OrderSummaryProps) {
  const gone = goneLines(cart.lines);
  return (
    <Box as="section" aria-labelledby="summary" position={{ lg: 'sticky' }} top="6">
      <Heading id="summary" as="h2" size="lg" mb="2">
        Order
      </Heading>
      <DataList.Root>
        <DataList.Item>
          <DataList.ItemLabel>Lines</DataList.ItemLabel>
          <DataList.ItemValue>{formatCount(cart.lines.length)}</DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Carats</DataList.ItemLabel>
          <DataList.ItemValue>{formatExactCarats(caratsOf(cart))}</DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
      <Text mt="4" textStyle="3xl" aria-live="polite">
        {formatPrice(cart.totalPrice)}
      </Text>
      <Stack gap="3" mt="4" align="stretch">
        <Button
          size="lg"
          loading={isPlacing}
          loadingText="Ordering…"
          disabled={gone.length > 0}
          aria-describedby="order-note"
          onClick={onOrder}
        >
          Place order
        </Button>
        <Text id="order-note" textStyle="md" color="fg.muted" role="status">
          {gone.length > 0
            ? `${gone.length === 1 ? 'One line is' : `${formatCount(gone.length)} lines are`} no longer for sale. Remove ${gone.length === 1 ? 'it' : 'them'} to order the rest.`
            : 'The stones are reserved for you as soon as the order is placed. We then get in touch about payment and delivery.'}
        </Text>
        {gone.length > 0 && (
          <Button variant="outline" onClick={onRemoveGone}>
            Remove what is gone
          </Button>
        )}
      </Stack>
    </Box>
  );
}
