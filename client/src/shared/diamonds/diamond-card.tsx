import { Button, Center, HStack, IconButton, Image, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { CoveringLink, OverLink } from '../../table/cards/covering-link';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { drawnScale } from '../../ui/shape-drawing/drawn-scale';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { saltAndPepper } from '../../ui/shape-drawing/tint';
import { StatusMark } from '../../ui/status-mark';
import { ParcelQuantity } from '../baskets/parcel-quantity';
import type { Basket } from '../baskets/use-basket';
import { availabilityText, isOrderable } from '../items/availability';
import { cutFacts, laboratoryName, ratioOf } from '../items/diamond-text';
import { CardNote } from '../stock-notes/note-mark';
import { isParcel, listedItem, stonesOfItem } from './listed-item';

interface DiamondPictureProps {
  readonly stone: DiamondRowFragment;
}

/**
 * Photo of a stone. If there is none, shows a drawing with the stone's proportions and color, at the same scale as
 * other drawings.
 */
export function DiamondPicture({ stone }: DiamondPictureProps) {
  const photo = stone.media.images.find(({ slot }) => slot === 'imageUrl');
  const part = `${drawnScale(stone.carats / stone.parcelStones) * 100}%`;
  return photo === undefined ? (
    <ShapeDrawing
      shapeId={stone.shape.id}
      tablePercent={stone.proportions.tablePercent}
      ratio={ratioOf(stone.proportions)}
      stoneColor={stone.isSnP ? saltAndPepper : stone.color}
      color="accent"
      // Uses an inline style, because a style prop would create a CSS class for each stone.
      style={{ width: part, height: part }}
    />
  ) : (
    <Image src={photo.url} alt="" loading="lazy" objectFit="contain" boxSize="full" />
  );
}

interface DiamondCardProps {
  readonly stone: DiamondRowFragment;
  /** True if the card represents the entire set that the stone belongs to. */
  readonly isItem?: boolean;
  readonly link: CardLinkProps;
  readonly basket: Basket;
}

/**
 * Card of a stone: price, availability, photo or drawing, and key facts. Its buttons are layered above the link that
 * covers the card.
 */
export function DiamondCard({ stone, isItem = false, link, basket }: DiamondCardProps) {
  const { mark, carats, total, perCarat, ...item } = listedItem(stone, isItem);
  const { tone, text } = availabilityText(item);
  const grades = [stone.color?.label, stone.clarity?.label, stone.cut?.label].filter((grade) => grade !== undefined);
  const stones = stonesOfItem(stone, isItem);
  const isWished = stones.every(({ id }) => basket.isWished(id));
  const isInCart = stones.every(({ id }) => basket.isInCart(id));
  const { to, ref, ...handlers } = link;

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
    <Stack gap="2" pb="4" height="full">
      <HStack justify="flex-end" minHeight="11">
        <OverLink>
          <IconButton
            variant="ghost"
            size="sm"
            colorPalette={isWished ? 'accent' : 'neutral'}
            aria-pressed={isWished}
            aria-label={`Add ${stone.stockNumber} to wishlist`}
            onClick={() => void toggleWish()}
          >
            <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
          </IconButton>
        </OverLink>
      </HStack>
      <Center aspectRatio={1} mx="auto" width="65%">
        <DiamondPicture stone={stone} />
      </Center>
      <HStack justify="space-between" align="baseline" columnGap="2" rowGap="0" mt="2" flexWrap="wrap">
        <Text textStyle="lg" fontWeight="semibold">
          {formatPrice(total)}
        </Text>
        <Text textStyle="sm" color="fg.subtle">
          {formatPrice(perCarat)}/ct
        </Text>
      </HStack>
      <HStack justify="space-between" columnGap="2" textStyle="sm" flexWrap="wrap">
        <StatusMark tone={tone}>{text}</StatusMark>
        {mark !== null && <Text as="span">{mark}</Text>}
      </HStack>
      <Stack gap="0" flex="1">
        <Text as="span" textStyle="xl">
          <CoveringLink to={to} ref={ref} {...handlers}>
            {stone.shape.label} {formatCarats(carats)} ct
          </CoveringLink>
        </Text>
        <Text textStyle="md">{grades.length === 0 ? 'Not graded' : grades.join(' · ')}</Text>
        <Text textStyle="sm" color="fg.muted">
          {cutFacts(stone)}
        </Text>
        <Text textStyle="sm" color="fg.subtle">
          {laboratoryName(stone.report.laboratory) ?? 'No report'} · {stone.stockNumber}
        </Text>
        <CardNote note={stone.note} />
      </Stack>
      {isOrderable(item.availability) && (
        <OverLink>
          {isParcel(stone) ? (
            <ParcelQuantity parcel={stone} layout="card" />
          ) : (
            <Button
              size="sm"
              variant="outline"
              width="full"
              disabled={isInCart}
              aria-label={`${isInCart ? 'In' : 'Add to'} cart: ${stone.stockNumber}`}
              onClick={() => void basket.addToCart(stones)}
            >
              <ShoppingBag strokeWidth={1.5} aria-hidden />
              {isInCart ? 'In cart' : 'Add'}
            </Button>
          )}
        </OverLink>
      )}
    </Stack>
  );
}
