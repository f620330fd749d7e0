import { Button, Stack } from '@chakra-ui/react';
import type { BasketItemInput } from '../../../graphql/generated/graphql';
import { ringKey } from '../../../shared/baskets/held-items';
import { useBasket } from '../../../shared/baskets/use-basket';
import { isOrderable } from '../../../shared/items/availability';
import { ButtonLink } from '../../../ui/links';
import type { SharedEntry } from './shared-entries';

interface SharedLineButtonsProps {
  readonly item: BasketItemInput;
  readonly entry: SharedEntry;
}

/** Puts what somebody shares into one's own cart or wishlist. */
export function SharedLineButtons({ item, entry: { name, line, availability } }: SharedLineButtonsProps) {
  const basket = useBasket();
  const held = { item, itemId: line.ring === null ? line.itemId : ringKey(line.ring), name };
  const isWished = basket.holds('wishlist', held);
  return (
    <Stack direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="2" flexShrink="0" minWidth={{ md: '36' }}>
      {basket.holds('cart', held) ? (
        <ButtonLink to="/cart" size="sm" variant="outline">
          In cart
        </ButtonLink>
      ) : (
        isOrderable(availability) && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Add ${name} to cart`}
            onClick={() => void basket.add('cart', [held])}
          >
            Add to cart
          </Button>
        )
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={isWished}
        aria-label={isWished ? undefined : `Add ${name} to wishlist`}
        onClick={() => void basket.add('wishlist', [held])}
      >
        {isWished ? 'On your wishlist' : 'Add to wishlist'}
      </Button>
    </Stack>
  );
}
