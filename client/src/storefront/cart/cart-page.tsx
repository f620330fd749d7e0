import { Box, Button, Container, Heading, Stack } from '@chakra-ui/react';
import { CheckedLinesBar } from '../../shared/baskets/checked-lines-bar';
import { goneLines } from '../../shared/baskets/line-kinds';
import { LineList } from '../../shared/baskets/line-list';
import { useLineMoves } from '../../shared/baskets/use-line-moves';
import { EmptyMessage } from '../../ui/empty-message';
import { ButtonLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import { PageHeading } from '../../ui/page-heading';
import { CartQueryState } from './cart-query-state';
import { type Cart, chosenOf, useChosenLines } from './chosen-lines';
import { aroundOrderBar, ORDER_NOTE_ID, OrderBar, OrderTotals, orderBarLayout } from './order-bar';

interface CartSummaryProps {
  /** Cart reduced to the selected lines. */
  readonly cart: Cart;
  /** Number of lines in the cart. */
  readonly lines: number;
  /** Number of unavailable lines in the cart. */
  readonly unavailableCount: number;
  readonly onRemoveUnavailable: () => void;
}

/** Returns the note below the order button: why the button is disabled, or the effect of the order. */
function noteOf(chosen: number, unavailableCount: number): string {
  if (chosen === 0) {
    return unavailableCount > 0 ? 'None of these items is available now.' : 'Select the lines that you want to order.';
  }
  const review = 'You can review the order before you place it. Nothing is reserved until then.';
  if (unavailableCount === 0) {
    return review;
  }
  return `${unavailableCount === 1 ? '1 unavailable line will not be ordered.' : `${formatCount(unavailableCount)} unavailable lines will not be ordered.`} ${review}`;
}

function CartSummary({ cart, lines, unavailableCount, onRemoveUnavailable }: CartSummaryProps) {
  const isDisabled = cart.lines.length === 0;
  return (
    <Box as="section" aria-labelledby="summary" {...aroundOrderBar} position={{ lg: 'sticky' }} top="6">
      <Box>
        <Heading id="summary" as="h2" textStyle="xl" mb="2">
          Order
        </Heading>
        <OrderTotals cart={cart} lines={lines} />
      </Box>
      <OrderBar total={cart.totalPrice} note={noteOf(cart.lines.length, unavailableCount)} isDisabled={isDisabled}>
        {isDisabled ? (
          <Button size="lg" disabled aria-describedby={ORDER_NOTE_ID}>
            Review the order
          </Button>
        ) : (
          <ButtonLink to="/cart/review" size="lg" aria-describedby={ORDER_NOTE_ID}>
            Review the order
          </ButtonLink>
        )}
      </OrderBar>
      {unavailableCount > 0 && (
        <Button mt={{ lg: '3' }} variant="ghost" colorPalette="neutral" onClick={onRemoveUnavailable}>
          {unavailableCount === 1 ? 'Remove the unavailable line' : 'Remove the unavailable lines'}
        </Button>
      )}
    </Box>
  );
}

interface FilledCartProps {
  readonly cart: Cart;
}

function FilledCart({ cart }: FilledCartProps) {
  const { remove, cartToWishlist } = useLineMoves();
  const chosen = useChosenLines(cart.lines);
  const selectedCart = chosenOf(cart, chosen);
  const unavailable = goneLines(cart.lines);

  return (
    <Box {...orderBarLayout} gridTemplateColumns="8fr 3fr">
      <Stack gap="4" minWidth="0">
        <CheckedLinesBar lines={cart.lines} checked={chosen} onRemove={(lines) => void remove('cart', lines)}>
          <Button size="sm" variant="outline" onClick={() => void cartToWishlist(selectedCart.lines)}>
            Move selected to wishlist
          </Button>
        </CheckedLinesBar>
        <LineList
          list="cart"
          label="Your cart"
          lines={cart.lines}
          checked={chosen}
          onRemove={(line) => remove('cart', [line])}
          action={(line, whenGone) => (
            <Button size="sm" variant="outline" onClick={() => void cartToWishlist([line]).then(whenGone)}>
              Move to wishlist
            </Button>
          )}
        />
      </Stack>
      <CartSummary
        cart={selectedCart}
        lines={cart.lines.length}
        unavailableCount={unavailable.length}
        onRemoveUnavailable={() => void remove('cart', unavailable)}
      />
    </Box>
  );
}

/** Cart page, `/cart`. */
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
              description="Items stay in your cart until you order or remove them. They are not reserved until you place the order."
            >
              <ButtonLink to="/diamonds/white">See our diamonds</ButtonLink>
              <ButtonLink to="/wishlist" variant="plain">
                Go to wishlist
              </ButtonLink>
            </EmptyMessage>
          )
        }
      </CartQueryState>
    </Container>
  );
}
