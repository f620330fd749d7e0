import { IconButton } from '@chakra-ui/react';
import { Heart } from 'lucide-react';
import type { BasketRequest } from '../basket/basket-items';
import type { HeldItem } from '../basket/held-items';
import type { Basket } from '../basket/use-basket';

interface WishButtonProps {
  readonly basket: Basket;
  readonly item: HeldItem & BasketRequest;
}

/** The heart in the corner of a card. */
export function WishButton({ basket, item }: WishButtonProps) {
  const isWished = basket.holds('wishlist', item);
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
