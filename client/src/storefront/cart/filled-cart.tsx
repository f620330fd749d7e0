import { Box, Button, Stack } from '@chakra-ui/react';
import { CheckedLinesBar } from '../../shared/baskets/checked-lines-bar';
import { goneLines } from '../../shared/baskets/line-facts';
import { LineList } from '../../shared/baskets/line-list';
import { useLineMoves } from '../../shared/baskets/use-line-moves';
import { CartSummary } from './cart-summary';
import { type Cart, chosenOf, useChosenLines } from './chosen-lines';
import { underOrderBar } from './order-bar';

interface FilledCartProps {
  readonly cart: Cart;
}

/** The lines of the cart, of which the checked ones are ordered, and what they come to beside them. */
export function FilledCart({ cart }: FilledCartProps) {
  const { remove, cartToWishlist } = useLineMoves();
  const chosen = useChosenLines(cart.lines);
  const wanted = chosenOf(cart, chosen);
  const gone = goneLines(cart.lines);

  return (
    <Box {...underOrderBar} gridTemplateColumns="8fr 3fr">
      <Stack gap="4" minWidth="0">
        <CheckedLinesBar lines={cart.lines} checked={chosen} onRemove={(lines) => void remove('cart', lines)}>
          <Button size="sm" variant="outline" onClick={() => void cartToWishlist(wanted.lines)}>
            Move checked to wishlist
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
        cart={wanted}
        lines={cart.lines.length}
        gone={gone.length}
        onRemoveGone={() => void remove('cart', gone)}
      />
    </Box>
  );
}
