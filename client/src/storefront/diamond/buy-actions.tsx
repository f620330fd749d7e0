import { Alert, Button, HStack, Stack } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import type { Availability } from '../../graphql/generated/graphql';
import { ParcelQuantity } from '../../shared/baskets/parcel-quantity';
import { useBasket } from '../../shared/baskets/use-basket';
import { similarHref } from '../../shared/diamonds/similar-stones';
import { availabilityText, isOrderable } from '../../shared/items/availability';
import { ringHref } from '../../shared/rings/ring-address';
import { ButtonLink, TextLink } from '../../ui/links';
import type { DetailedStone } from './report-facts';
import { boughtStones, isSoldAsOne } from './sold-as-one';

interface RingLinkProps {
  readonly stone: {
    readonly stockNumber: string;
    readonly availability: Availability;
    readonly lineSet: string | null;
    readonly parcelStones: number;
    /** True if the stone belongs to an inseparable pair. */
    readonly isPair?: boolean;
  };
}

/** Link to the ring settings that fit a stone. Only single stones that are available can be set in a ring. */
function RingLink({ stone }: RingLinkProps) {
  const { stockNumber, availability, lineSet, parcelStones, isPair = false } = stone;
  if (!isOrderable(availability) || lineSet !== null || parcelStones !== 1 || isPair) {
    return null;
  }
  return (
    <ButtonLink to={ringHref('engagement', { diamond: stockNumber })} variant="ghost" alignSelf="flex-start">
      Set this stone in a ring
    </ButtonLink>
  );
}

interface BuyActionsProps {
  readonly stone: DetailedStone;
}

/** Cart and wishlist buttons for a stone, or for the set if it is sold only as a set. */
export function BuyActions({ stone }: BuyActionsProps) {
  const basket = useBasket();
  const stones = boughtStones(stone);
  const isInCart = stones.every(({ id }) => basket.isInCart(id));
  const isWished = stones.every(({ id }) => basket.isWished(id));
  const { set } = stone;
  const soldSet = isSoldAsOne(stone) ? set : null;
  const availability = soldSet?.availability ?? stone.availability;
  const isUnavailable = !isOrderable(availability);
  const soldTogether = soldSet === null ? '' : soldSet.kind === 'PAIR' ? ' the pair' : ' the set';
  const isParcel = soldSet === null && stone.parcelStones > 1;
  const similar = similarHref(stone);

  async function toggleWish(): Promise<void> {
    if (!isWished) {
      await basket.addToWishlist(stones);
      return;
    }
    for (const each of stones) {
      await basket.toggleWishlistStone(each);
    }
  }

  return (
    <Stack gap="3">
      {isUnavailable && (
        <Alert.Root status="warning">
          <Alert.Content>
            <Alert.Title>{availabilityText({ ...stone, availability }).text}</Alert.Title>
            <Alert.Description>
              This stone cannot be ordered at the moment.{' '}
              {similar !== null && <TextLink to={similar}>See similar stones</TextLink>}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {isParcel && !isUnavailable ? (
        <ParcelQuantity parcel={stone} layout="page" />
      ) : (
        <HStack gap="3" flexWrap="wrap">
          {!isUnavailable &&
            (isInCart ? (
              <ButtonLink to="/cart" size="lg">
                <ShoppingBag strokeWidth={1.5} aria-hidden />
                In your cart
              </ButtonLink>
            ) : (
              <Button size="lg" onClick={() => void basket.addToCart(stones)}>
                <ShoppingBag strokeWidth={1.5} aria-hidden />
                Add{soldTogether} to cart
              </Button>
            ))}
          <Button size="lg" variant="outline" aria-pressed={isWished} onClick={() => void toggleWish()}>
            <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
            {isWished ? 'On your wishlist' : `Add${soldTogether} to wishlist`}
          </Button>
        </HStack>
      )}
      <RingLink stone={stone} />
    </Stack>
  );
}
