import { skipToken, useQuery } from '@apollo/client/react';
import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import { useId, useState } from 'react';
import { BasketContentsDocument } from '../../graphql/generated/graphql';
import { useCurrentUser } from '../../session/session-context';
import { PlainInput } from '../../ui/inputs/plain-inputs';
import { formatCount, formatPrice } from '../../ui/numbers';
import { type Parcel, parcelItem, parcelTotalText, typedStones } from './parcel-price';
import { useBasket } from './use-basket';

/** Props for the amount field of a parcel. */
export interface ParcelAmountProps {
  readonly parcel: Parcel;
  /** `row`: on a single line. `card`: with the total below. `page`: with labels and the wishlist button. */
  readonly layout: 'row' | 'card' | 'page';
}

/** Returns the number of a parcel's stones in the cart; null if there are none. */
function useStonesInCart(stoneId: string): number | null {
  const user = useCurrentUser();
  const { data } = useQuery(BasketContentsDocument, user === null ? skipToken : {});
  const line = data?.cart?.lines.find((each) => 'diamond' in each && each.diamond?.id === stoneId);
  return line === undefined ? null : 'numberOfStones' in line ? line.numberOfStones : 1;
}

/** Formats an amount of a parcel. `1 stone of PA-1`, `All stones of PA-1` */
function amountName(stones: number, { stockNumber, parcelStones }: Parcel): string {
  const amount = stones === parcelStones ? 'All stones' : stones === 1 ? '1 stone' : `${formatCount(stones)} stones`;
  return `${amount} of ${stockNumber}`;
}

/** Returns the label of the cart button, depending on the number of stones already in the cart. */
function cartLabel(stones: number | null, inCart: number | null): string {
  if (inCart === null) {
    return 'Add to cart';
  }
  return stones === inCart ? 'In cart' : 'Update cart';
}

interface WishlistButtonProps {
  readonly isWished: boolean;
  readonly isDisabled: boolean;
  readonly onWish: () => void;
}

function WishlistButton({ isWished, isDisabled, onWish }: WishlistButtonProps) {
  return (
    <Button size="lg" variant="outline" disabled={isDisabled} aria-pressed={isWished} onClick={onWish}>
      <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
      {isWished ? 'Update wishlist' : 'Add to wishlist'}
    </Button>
  );
}

/**
 * Input for the number of stones to buy from a parcel, with price and buttons. Defaults to the number in the cart, or
 * to all stones if the cart contains none.
 */
export default function ParcelAmount({ parcel, layout }: ParcelAmountProps) {
  const { id, stockNumber, parcelStones, price } = parcel;
  const totalId = useId();
  const basket = useBasket();
  const [text, setText] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const inCart = useStonesInCart(id);
  const displayedText = text ?? String(inCart ?? parcelStones);
  const stones = typedStones(displayedText, parcel);
  const isPage = layout === 'page';
  const size = isPage ? 'md' : 'sm';

  async function add(list: 'cart' | 'wishlist'): Promise<void> {
    if (stones === null) {
      return;
    }
    setAdding(true);
    await basket.add(list, [{ item: parcelItem(parcel, stones), name: amountName(stones, parcel) }]);
    setAdding(false);
  }

  const label = cartLabel(stones, inCart);
  const button = isPage ? (
    <Button type="submit" size="lg" loading={isAdding} disabled={stones === inCart}>
      <ShoppingBag strokeWidth={1.5} aria-hidden />
      {label}
    </Button>
  ) : (
    <IconButton
      type="submit"
      size="sm"
      variant="outline"
      loading={isAdding}
      disabled={stones === inCart}
      aria-label={`${label}: ${stockNumber}`}
    >
      <ShoppingBag strokeWidth={1.5} aria-hidden />
    </IconButton>
  );
  const total = (
    <Text
      id={totalId}
      aria-live="polite"
      textStyle={isPage ? 'lg' : 'sm'}
      color={stones === null ? 'danger.fg' : undefined}
    >
      {stones === null ? `Enter 1 to ${formatCount(parcelStones)} stones` : parcelTotalText(stones, parcel)}
    </Text>
  );

  return (
    <form
      noValidate
      aria-label={`Quantity of ${stockNumber}`}
      onSubmit={(event) => {
        event.preventDefault();
        void add('cart');
      }}
      // Prevents the surrounding list from handling the same key presses.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <Stack gap={isPage ? '4' : '1'}>
        <HStack gap="2">
          <PlainInput
            type="number"
            min={1}
            max={parcelStones}
            size={size}
            width={isPage ? '28' : '20'}
            minWidth="0"
            autoComplete="off"
            aria-label={`Number of stones of ${stockNumber}`}
            aria-invalid={stones === null}
            aria-describedby={totalId}
            value={displayedText}
            onChange={({ target }) => setText(target.value)}
          />
          <Text textStyle={size} color="fg.muted" whiteSpace="nowrap">
            of {formatCount(parcelStones)}
            {isPage && ` stones at ${formatPrice(price?.unit)} each`}
          </Text>
          {!isPage && button}
          {layout === 'row' && total}
        </HStack>
        {layout !== 'row' && total}
        {isPage && (
          <HStack gap="3" flexWrap="wrap">
            {button}
            <WishlistButton
              isWished={basket.isWished(id)}
              isDisabled={stones === null || isAdding}
              onWish={() => void add('wishlist')}
            />
          </HStack>
        )}
      </Stack>
    </form>
  );
}
