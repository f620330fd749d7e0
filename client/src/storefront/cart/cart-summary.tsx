import { Box, Button, Heading } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/links';
import { formatCount } from '../../ui/numbers';
import type { Cart } from './chosen-lines';
import { aroundOrderBar, ORDER_NOTE_ID, OrderBar } from './order-bar';
import { OrderTotals } from './order-totals';

interface CartSummaryProps {
  /** The lines that are to be ordered. */
  readonly cart: Cart;
  /** Lines of the whole cart. */
  readonly lines: number;
  /** Lines of the whole cart that cannot be ordered now. */
  readonly gone: number;
  readonly onRemoveGone: () => void;
}

/** Says below the button why it leads nowhere, or what it leads to. */
function noteOf(chosen: number, gone: number): string {
  if (chosen === 0) {
    return gone > 0 ? 'None of these items is available now.' : 'Check the lines that you want to order.';
  }
  const review = 'You can review the order before you place it. Nothing is reserved until then.';
  if (gone === 0) {
    return review;
  }
  return `${gone === 1 ? '1 line is unavailable and is left out.' : `${formatCount(gone)} lines are unavailable and are left out.`} ${review}`;
}

/** What the chosen lines come to, and the way to the order. */
export function CartSummary({ cart, lines, gone, onRemoveGone }: CartSummaryProps) {
  const isHeld = cart.lines.length === 0;
  return (
    <Box as="section" aria-labelledby="summary" {...aroundOrderBar} position={{ lg: 'sticky' }} top="6">
      <Box>
        <Heading id="summary" as="h2" textStyle="xl" mb="2">
          Order
        </Heading>
        <OrderTotals cart={cart} lines={lines} />
      </Box>
      <OrderBar total={cart.totalPrice} note={noteOf(cart.lines.length, gone)} isHeld={isHeld}>
        {isHeld ? (
          <Button size="lg" disabled aria-describedby={ORDER_NOTE_ID}>
            Review the order
          </Button>
        ) : (
          <ButtonLink to="/cart/review" size="lg" aria-describedby={ORDER_NOTE_ID}>
            Review the order
          </ButtonLink>
        )}
      </OrderBar>
      {gone > 0 && (
        <Button mt={{ lg: '3' }} variant="ghost" colorPalette="neutral" onClick={onRemoveGone}>
          {gone === 1 ? 'Remove the unavailable line' : 'Remove the unavailable lines'}
        </Button>
      )}
    </Box>
  );
}
