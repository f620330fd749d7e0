import { Alert, Button, Container } from '@chakra-ui/react';
import { errorText } from '../../graphql/error-text';
import { useAddressBookQuery } from '../../graphql/generated/hooks';
import { ErrorState } from '../../ui/error-state';
import { ButtonLink } from '../../ui/links';
import { NothingHere } from '../../ui/nothing-here';
import { PageHeading } from '../../ui/page-heading';
import { PageSpinner } from '../../ui/page-spinner';
import { FilledCart } from './filled-cart';
import { useCart } from './use-cart';

/** The cart, `/cart`. */
export default function CartPage() {
  const { data, error, loading, refetch } = useCart();
  const book = useAddressBookQuery({ fetchPolicy: 'cache-and-network' });
  const cart = data?.cart;
  // Without its addresses an order goes to the primary one: the cart does not wait for a book that cannot be read.
  const addresses = book.data?.currentUser?.addresses ?? (book.error === undefined ? null : []);

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
      {cart != null && cart.lines.length > 0 && addresses !== null && (
        <FilledCart cart={cart} addresses={addresses} refetch={refetch} />
      )}
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
      {(cart == null || (cart.lines.length > 0 && addresses === null)) && error === undefined && <PageSpinner />}
    </Container>
  );
}
