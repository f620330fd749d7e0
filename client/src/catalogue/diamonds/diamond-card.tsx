import { AspectRatio, Box, Button, chakra, HStack, IconButton, Image, Stack, Text } from '@chakra-ui/react';
import { Heart, ShoppingBag } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { DiamondRowFragment } from '../../graphql/generated/graphql';
import type { CardLinkProps } from '../../table/cards/card-grid';
import { formatCarats, formatPrice } from '../../ui/numbers';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { StatusMark } from '../../ui/status-mark';
import type { Basket } from '../basket/use-basket';
import { availabilityText } from './availability';
import { ratioOf } from './diamond-text';

interface DiamondPictureProps {
  readonly stone: DiamondRowFragment;
}

/** The stone's photo, else its drawing in its own proportions and colour. */
export function DiamondPicture({ stone }: DiamondPictureProps) {
  const photo = stone.media.images.find(({ slot }) => slot === 'imageUrl');
  return photo === undefined ? (
    <ShapeDrawing
      shapeId={stone.shape.id}
      tablePercent={stone.proportions.tablePercent}
      ratio={ratioOf(stone.proportions)}
      stoneColor={stone.color}
      color="accent"
      boxSize="full"
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
  readonly link: CardLinkProps;
  readonly basket: Basket;
}

/** A stone as a card: picture, what it is, what it costs, wish and cart. */
export function DiamondCard({ stone, link, basket }: DiamondCardProps) {
  const { tone, text } = availabilityText(stone);
  const grades = [stone.color?.label, stone.clarity?.label, stone.cut?.label].filter((grade) => grade !== undefined);
  const isWished = basket.isWished(stone.id);
  const isInCart = basket.isInCart(stone.id);
  const { to, ref, ...handlers } = link;

  return (
    <Stack gap="2" pb="4" height="full">
      <HStack justify="flex-end" minHeight="11">
        <IconButton
          variant="ghost"
          size="sm"
          colorPalette={isWished ? 'accent' : 'neutral'}
          aria-pressed={isWished}
          aria-label={`Wish ${stone.stockNumber}`}
          onClick={() => void basket.toggleWish(stone)}
        >
          <Heart strokeWidth={1.5} fill={isWished ? 'currentColor' : 'none'} aria-hidden />
        </IconButton>
      </HStack>
      <AspectRatio ratio={1} mx="auto" width="65%">
        <Box overflow="visible">
          <DiamondPicture stone={stone} />
        </Box>
      </AspectRatio>
      <Stack gap="0" mt="2" flex="1">
        <Text as="span" textStyle="xl">
          <CoveringLink to={to} ref={ref} {...handlers}>
            {stone.shape.label} {formatCarats(stone.carats)} ct
          </CoveringLink>
        </Text>
        <Text textStyle="md">{grades.length === 0 ? 'Not graded' : grades.join(' · ')}</Text>
        <Text textStyle="sm" color="fg.subtle">
          {stone.report.laboratory?.label ?? 'No report'} · {stone.stockNumber}
        </Text>
      </Stack>
      <HStack justify="space-between" align="baseline" columnGap="2" rowGap="0" flexWrap="wrap">
        <Text textStyle="lg" fontWeight="semibold">
          {formatPrice(stone.price?.total)}
        </Text>
        <Text textStyle="sm" color="fg.subtle">
          {formatPrice(stone.price?.perCarat)}/ct
        </Text>
      </HStack>
      <HStack justify="space-between" gap="2" minHeight="8" position="relative">
        <Text as="span" textStyle="sm">
          <StatusMark tone={tone}>{text}</StatusMark>
        </Text>
        {stone.availability !== 'GONE' && (
          <Button
            size="sm"
            variant="outline"
            disabled={isInCart}
            aria-label={isInCart ? `${stone.stockNumber} is in the cart` : `Add ${stone.stockNumber} to the cart`}
            onClick={() => void basket.addToCart([stone])}
          >
            <ShoppingBag strokeWidth={1.5} aria-hidden />
            {isInCart ? 'In cart' : 'Add'}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
