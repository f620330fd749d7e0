import { IconButton } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import type { BasketRequest } from '../baskets/basket-items';
import type { BasketItem } from '../baskets/lines-by-item';
import type { Basket } from '../baskets/use-basket';

interface WishlistButtonProps {
  readonly basket: Basket;
  readonly item: BasketItem & BasketRequest;
}

/** Wishlist button for the corner of a card. */
export function WishlistButton({ basket, item }: WishlistButtonProps) {
  const isWished = basket.contains('wishlist', item);
  return (
    <IconButton
      variant="ghost"
      size="sm"
      colorPalette={isWished ? 'accent' : 'neutral'}
      aria-pressed={isWished}
      aria-label={`Add ${item.name} to wishlist`}
      onClick={() => void basket.toggleItem(item)}
    >
      <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
    </IconButton>
  );
}
