import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { goneLines } from '../../catalogue/basket/line-facts';
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
  readonly onLeaveOut: () => void;
  readonly onRemoveGone: () => void;
}

/** Says below the button why it leads nowhere, or what it leads to. */
function noteOf(chosen: number, gone: number): string {
  if (chosen === 0) {
    return 'Check the lines that you want to order.';
  }
  if (gone === 0) {
    return 'You see everything once more before you order. Nothing is reserved until then.';
  }
  return gone === 1
    ? 'One line cannot be ordered as it is. Leave it out to order the rest.'
    : `${formatCount(gone)} lines cannot be ordered as they are. Leave them out to order the rest.`;
}

/** What the chosen lines come to, and the way to the order. */
export function CartSummary({ cart, lines, onLeaveOut, onRemoveGone }: CartSummaryProps) {
  const gone = goneLines(cart.lines).length;
  const isHeld = gone > 0 || cart.lines.length === 0;
  const what = gone === 1 ? 'it' : 'them';
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
        <Stack gap="3" mt={{ lg: '3' }}>
          <Button variant="outline" onClick={onLeaveOut}>
            Leave {what} out
          </Button>
          <Button variant="ghost" colorPalette="neutral" onClick={onRemoveGone}>
            Remove {what}
          </Button>
        </Stack>
      )}
    </Box>
  );
}
