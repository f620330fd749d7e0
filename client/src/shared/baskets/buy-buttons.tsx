import { Button, HStack } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import type { BasketItemInput } from '../../graphql/generated/graphql';
import { ButtonLink } from '../../ui/links';
import { useBasket } from './use-basket';

interface BuyButtonsProps {
  readonly item: BasketItemInput;
  /** Item name for messages. */
  readonly name: string;
  /** ID of the stock item or ring. */
  readonly itemId: string;
  /** True if the item cannot be ordered. It can still be added to the wishlist. */
  readonly isUnavailable: boolean;
}

/** On phones, the buttons are side by side and equally wide. */
const evenOnPhones = { flex: { base: '1', sm: 'none' } };

/** Cart and wishlist buttons for an item of any kind. */
export function BuyButtons({ item, name, itemId, isUnavailable }: BuyButtonsProps) {
  const basket = useBasket();
  const basketItem = { item, itemId, name };
  const isWished = basket.contains('wishlist', basketItem);
  return (
    <HStack gap="3" flexWrap="wrap">
      {!isUnavailable &&
        (basket.contains('cart', basketItem) ? (
          <ButtonLink to="/cart" size="lg" {...evenOnPhones}>
            <ShoppingBag strokeWidth={1.5} aria-hidden />
            In your cart
          </ButtonLink>
        ) : (
          <Button size="lg" {...evenOnPhones} onClick={() => void basket.add('cart', [basketItem])}>
            <ShoppingBag strokeWidth={1.5} aria-hidden />
            Add to cart
          </Button>
        ))}
      <Button
        size="lg"
        {...evenOnPhones}
        variant="outline"
        aria-pressed={isWished}
        onClick={() => void basket.toggleItem(basketItem)}
      >
        <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
        {isWished ? 'On your wishlist' : 'Add to wishlist'}
      </Button>
    </HStack>
  );
}
