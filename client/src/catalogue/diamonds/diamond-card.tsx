import { Button, Center, chakra, HStack, IconButton, Image, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag, StickyNote } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { StatusMark } from '../../ui/status-mark';
import type { Basket } from '../basket/use-basket';
import { availabilityText } from './availability';
import { cutFacts, ratioOf } from './diamond-text';
import { listedItem, stonesOfItem } from './listed-item';

interface DiamondPictureProps {
  readonly stone: DiamondRowFragment;
}

/** A stone of this many carats fills its place; smaller ones are drawn smaller. */
const FILLING_CARATS = 3;
const SMALLEST_PART = 0.34;

/** The part of a card's width that a stone takes: diameters go by the cube root of weights, so that outlines are to scale. */
function drawnPart(carats: number): number {
  return Math.max(SMALLEST_PART, Math.min(1, Math.cbrt(carats / FILLING_CARATS)));
}

/** The stone's photo, else its drawing in its own proportions and colour, to scale with the others. */
export function DiamondPicture({ stone }: DiamondPictureProps) {
  const photo = stone.media.images.find(({ slot }) => slot === 'imageUrl');
  const part = `${drawnPart(stone.carats / stone.parcelStones) * 100}%`;
  return photo === undefined ? (
    <ShapeDrawing
      shapeId={stone.shape.id}
      tablePercent={stone.proportions.tablePercent}
      ratio={ratioOf(stone.proportions)}
      stoneColor={stone.color}
      color="accent"
      // Of each its own: no class of which there would be as many as stones.
      style={{ width: part, height: part }}
    />
  ) : (
    <Image src={photo.url} alt="" loading="lazy" objectFit="contain" boxSize="full" />
  );
}

/** Covers the picture and the facts; the buttons lie over it. */
const CoveringLink = chakra(Link, {
  base: {
    borderRadius: 'control',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    _before: { content: '""', position: 'absolute', inset: '0', insetBlockStart: '11', insetBlockEnd: '13' },
  },
});

interface DiamondCardProps {
  readonly stone: DiamondRowFragment;
  /** The card stands for the whole set of the stone. */
  readonly isItem?: boolean;
  readonly link: CardLinkProps;
  readonly basket: Basket;
}

/**
 * A stone as a card: what it costs and whether it can be had, its photo or its drawing in proportion to the weight, and the
 * facts that tell it from the next one. Wish and cart lie over the link.
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
      await basket.toggleWish(each);
    }
  }

  return (
    <Stack gap="2" pb="4" height="full">
      <HStack justify="flex-end" minHeight="11">
        <IconButton
          variant="ghost"
          size="sm"
          colorPalette={isWished ? 'accent' : 'neutral'}
          aria-pressed={isWished}
          aria-label={`Wish ${stone.stockNumber}`}
          onClick={() => void toggleWish()}
        >
          <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
        </IconButton>
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
          {stone.report.laboratory?.label ?? 'No report'} · {stone.stockNumber}
        </Text>
        {stone.note !== null && (
          <Text textStyle="sm" color="fg.muted" lineClamp="2">
            <StickyNote size={14} strokeWidth={1.5} aria-label="Your note" style={{ display: 'inline' }} /> {stone.note}
          </Text>
        )}
      </Stack>
      {item.availability !== 'GONE' && (
        <HStack minHeight="8" position="relative">
          <Button
            size="sm"
            variant="outline"
            flex="1"
            disabled={isInCart}
            aria-label={isInCart ? `${stone.stockNumber} is in the cart` : `Add ${stone.stockNumber} to the cart`}
            onClick={() => void basket.addToCart(stones)}
          >
            <ShoppingBag strokeWidth={1.5} aria-hidden />
            {isInCart ? 'In cart' : 'Add'}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
