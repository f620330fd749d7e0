import { Alert, Button, HStack, Stack } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import { useBasket } from '../../catalogue/basket/use-basket';
import { availabilityText } from '../../catalogue/diamonds/availability';
import { similarHref } from '../../catalogue/diamonds/similar-stones';
import { RingLink } from '../../catalogue/rings/ring-link';
import { ButtonLink, TextLink } from '../../ui/links';
import type { DetailedStone } from './report-facts';

interface BuyActionsProps {
  readonly stone: DetailedStone;
}

/** Cart and wishlist for a stone, or for the whole set that it belongs to. */
export function BuyActions({ stone }: BuyActionsProps) {
  const basket = useBasket();
  const isInCart = basket.isInCart(stone.id);
  const isWished = basket.isWished(stone.id);
  const isGone = stone.availability === 'GONE';
  const what = stone.lineSet === null ? '' : ' the set';
  const similar = similarHref(stone);

  return (
    <Stack gap="3">
      {isGone && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>{availabilityText(stone).text}</Alert.Title>
            <Alert.Description>
              This stone cannot be ordered at the moment.{' '}
              {similar !== null && <TextLink to={similar}>See stones like it</TextLink>}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <HStack gap="3" flexWrap="wrap">
        {!isGone &&
          (isInCart ? (
            <ButtonLink to="/cart" size="lg">
              <ShoppingBag strokeWidth={1.5} aria-hidden />
              In your cart
            </ButtonLink>
          ) : (
            <Button size="lg" onClick={() => void basket.addToCart([stone])}>
              <ShoppingBag strokeWidth={1.5} aria-hidden />
              Add{what} to cart
            </Button>
          ))}
        <Button size="lg" variant="outline" aria-pressed={isWished} onClick={() => void basket.toggleWish(stone)}>
          <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
          {isWished ? 'On your wishlist' : `Wish${what}`}
        </Button>
      </HStack>
      <RingLink stone={stone} />
    </Stack>
  );
}
