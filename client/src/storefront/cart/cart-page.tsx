import { Container } from '@chakra-ui/react';
import { EmptyMessage } from '../../ui/empty-message';
import { ButtonLink } from '../../ui/links';
import { PageHeading } from '../../ui/page-heading';
import { CartQueryState } from './cart-query-state';
import { FilledCart } from './filled-cart';

/** The cart, `/cart`. */
export default function CartPage() {
  return (
    <Container py={{ base: '6', md: '12' }}>
      <PageHeading mb="6">Cart</PageHeading>
      <CartQueryState>
        {(cart) =>
          cart.lines.length > 0 ? (
            <FilledCart cart={cart} />
          ) : (
            <EmptyMessage
              title="Your cart is empty"
              description="What you add waits here until you order it. Only an order reserves it."
            >
              <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
              <ButtonLink to="/wishlist" variant="plain">
                To your wishlist
              </ButtonLink>
            </EmptyMessage>
          )
        }
      </CartQueryState>
    </Container>
  );
}
