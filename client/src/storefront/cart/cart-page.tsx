import { Alert, Button, Container, Grid, Stack } from '@chakra-ui/react';
import { CheckedLinesBar } from '../../catalogue/basket/checked-lines-bar';
import { goneLines } from '../../catalogue/basket/line-facts';
import { LineList } from '../../catalogue/basket/line-list';
import { useLineRemoval } from '../../catalogue/basket/use-line-removal';
import { errorText } from '../../graphql/error-text';
import type { CartLinesQuery } from '../../graphql/generated/graphql';
import { useCheckedRows } from '../../table/rows/checked-rows';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { OrderSummary } from './order-summary';
import { PriceChangeDialog } from './price-change-dialog';
import { RefusalNotice } from './refusal-notice';
import { useCart } from './use-cart';
import { usePlaceOrder } from './use-place-order';

interface FilledCartProps {
  readonly cart: NonNullable<CartLinesQuery['cart']>;
  readonly refetch: () => Promise<unknown>;
}

function FilledCart({ cart, refetch }: FilledCartProps) {
  const remove = useLineRemoval('cart');
  const checked = useCheckedRows('cart');
  const { place, isPlacing, refused, dismiss } = usePlaceOrder(refetch);

  return (
    <>
      <RefusalNotice refused={refused} />
      <Grid templateColumns={{ base: '1fr', lg: '8fr 3fr' }} columnGap="18" rowGap="8" alignItems="start">
        <Stack gap="2" minWidth="0">
          <CheckedLinesBar lines={cart.lines} checked={checked} onRemove={(chosen) => void remove(chosen)} />
          <LineList label="Your cart" lines={cart.lines} checked={checked} onRemove={(line) => remove([line])} />
        </Stack>
        <OrderSummary
          cart={cart}
          isPlacing={isPlacing}
          onOrder={() => void place(cart)}
          onRemoveGone={() => void remove(goneLines(cart.lines))}
        />
      </Grid>
      <PriceChangeDialog
        seen={refused?.refusal.kind === 'priceChanged' ? refused.seen : null}
        now={cart}
        isPlacing={isPlacing}
        onConfirm={() => void place(cart)}
        onCancel={dismiss}
      />
    </>
  );
}

/** The cart, `/cart`. */
export default function CartPage() {
  const { data, error, loading, refetch } = useCart();
  const cart = data?.cart;

  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="6">Cart</PageHeading>
      {cart != null && error !== undefined && (
        <Alert.Root status="warning" mb="6">
          <Alert.Content>
            <Alert.Description>{errorText(error)} Prices and availability may be out of date.</Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </Alert.Root>
      )}
      {cart != null && cart.lines.length > 0 && <FilledCart cart={cart} refetch={refetch} />}
      {cart?.lines.length === 0 && (
        <NothingHere title="Your cart is empty" description="Stones that you add wait here until you order them.">
          <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
          <ButtonLink to="/wishlist" variant="plain">
            To your wishlist
          </ButtonLink>
        </NothingHere>
      )}
      {cart == null && error !== undefined && (
        <ErrorState description={errorText(error)} onRetry={() => void refetch()} isRetrying={loading} />
      )}
      {cart == null && error === undefined && <PageSpinner />}
    </Container>
  );
}
