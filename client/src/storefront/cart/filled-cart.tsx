import { Grid, Stack } from '@chakra-ui/react';
import { CheckedLinesBar } from '../../catalogue/basket/checked-lines-bar';
import { goneLines } from '../../catalogue/basket/line-facts';
import { LineList } from '../../catalogue/basket/line-list';
import { useLineRemoval } from '../../catalogue/basket/use-line-removal';
import type { BookedAddressFragment, CartLinesQuery } from '../../graphql/generated/graphql';
import { chosenOf, useChosenLines } from './chosen-lines';
import { OrderForm } from './order/order-form';
import { useOrderForm } from './order/use-order-form';
import { PriceChangeDialog } from './price-change-dialog';
import { RefusalNotice } from './refusal-notice';
import { usePlaceOrder } from './use-place-order';

interface FilledCartProps {
  readonly cart: NonNullable<CartLinesQuery['cart']>;
  readonly addresses: readonly BookedAddressFragment[];
  readonly refetch: () => Promise<unknown>;
}

/** The lines of the cart, of which the checked ones are ordered, and the order beside them. */
export function FilledCart({ cart, addresses, refetch }: FilledCartProps) {
  const remove = useLineRemoval('cart');
  const chosen = useChosenLines(cart.lines);
  const wanted = chosenOf(cart, chosen);
  const { place, isPlacing, refused, dismiss } = usePlaceOrder(refetch);
  const form = useOrderForm(addresses, (details) => place(wanted, details));

  return (
    <>
      <RefusalNotice refused={refused} />
      <Grid templateColumns={{ base: '1fr', lg: '7fr 4fr' }} columnGap="18" rowGap="8" alignItems="start">
        <Stack gap="2" minWidth="0">
          <CheckedLinesBar lines={cart.lines} checked={chosen} onRemove={(lines) => void remove(lines)} />
          <LineList label="Your cart" lines={cart.lines} checked={chosen} onRemove={(line) => remove([line])} />
        </Stack>
        <OrderForm
          form={form}
          cart={wanted}
          lines={cart.lines.length}
          addresses={addresses}
          isPlacing={isPlacing}
          onRemoveGone={() => void remove(goneLines(wanted.lines))}
        />
      </Grid>
      <PriceChangeDialog
        seen={refused?.refusal.kind === 'priceChanged' ? refused.seen : null}
        now={wanted}
        isPlacing={isPlacing}
        onConfirm={() => void form.submit()}
        onCancel={dismiss}
      />
    </>
  );
}
