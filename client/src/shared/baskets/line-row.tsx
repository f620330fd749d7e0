import { Box, Center, Flex, Grid, HStack, Image, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import type { ReactNode } from 'react';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import { TextLink } from '../../ui/links';
import { formatExactCarats, formatPrice } from '../../ui/numbers';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { StatusMark } from '../../ui/status-mark';
import { availabilityText, isOrderable } from '../items/availability';
import { diamondHref, ratioOf } from '../items/diamond-text';
import { LotDrawing } from '../items/lot-drawing';
import { type BasketLine, type LineSubject, stonesOfLine, subjectOf } from './line-kinds';

interface LineProps {
  readonly line: BasketLine;
}

/** Photo or drawing of the item. Empty if the item is no longer visible. */
function LinePicture({ line }: LineProps) {
  const subject = subjectOf(line);
  return (
    <Center boxSize={{ base: '12', md: '18' }} flexShrink="0" color="fg.subtle">
      {subject !== null && <SubjectPicture subject={subject} />}
    </Center>
  );
}

function SubjectPicture({ subject: { photo, drawing } }: { readonly subject: LineSubject }) {
  if (photo !== null) {
    return <Image src={photo} alt="" boxSize="full" objectFit="contain" loading="lazy" />;
  }
  if (drawing === null) {
    return <Gem aria-hidden strokeWidth={1} size="60%" />;
  }
  if ('lot' in drawing) {
    return <LotDrawing lot={drawing.lot} />;
  }
  if ('piece' in drawing) {
    return <JewelleryDrawing type={drawing.piece} metal="white" shape={drawing.shape?.id} boxSize="full" />;
  }
  const graded = 'proportions' in drawing && {
    tablePercent: drawing.proportions.tablePercent,
    ratio: ratioOf(drawing.proportions),
    stoneColor: drawing.color,
  };
  return <ShapeDrawing shapeId={drawing.shape.id} {...graded} color="accent" boxSize="full" />;
}

/** Item name of a line, linked to the item page if there is one. */
function LineName({ line }: LineProps) {
  const href = subjectOf(line)?.href ?? null;
  return href === null ? (
    <Text textStyle="lg" fontWeight="semibold">
      {line.description}
    </Text>
  ) : (
    <TextLink to={href} variant="plain" textStyle="lg" fontWeight="semibold" color="fg">
      {line.description}
    </TextLink>
  );
}

/** Links to the pages of a set's stones. */
function SetStones({ line }: LineProps) {
  if (line.__typename !== 'DiamondSetLine') {
    return null;
  }
  return (
    <Box as="ul" listStyleType="none" textStyle="md" color="fg.muted" mt="2" maxW="xl">
      {line.diamonds.map((stone) => (
        <Grid as="li" key={stone.id} templateColumns="1fr 2fr 1fr" gap="3" py="1">
          {/* Adjacent links need touch targets of at least 24 px. */}
          <TextLink to={diamondHref(stone)} minH="6">
            {stone.stockNumber}
          </TextLink>
          <Text as="span">
            {stone.shape.label} {formatExactCarats(stone.carats)} ct
          </Text>
          <Text as="span" textAlign="end">
            {formatPrice(stone.price?.total)}
          </Text>
        </Grid>
      ))}
    </Box>
  );
}

interface LinePriceProps {
  readonly line: BasketLine;
}

/** Returns the price at which the line was added, if it has changed since then. */
function formerPrice({ price, priceWhenAdded }: Pick<BasketLine, 'price' | 'priceWhenAdded'>): number | null {
  const total = price?.total ?? null;
  return total === null || priceWhenAdded === null || priceWhenAdded === total ? null : priceWhenAdded;
}

/** Price of a line, with the previous price if it has changed. */
function LinePrice({ line }: LinePriceProps) {
  const { price, availability } = line;
  if (price === null) {
    return null;
  }
  const oldPrice = !isOrderable(availability) ? null : formerPrice(line);
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'baseline', md: 'flex-end' }}
      columnGap="3"
      wrap="wrap"
      flexShrink="0"
    >
      <Text textStyle="lg" fontWeight="semibold" color={!isOrderable(availability) ? 'fg.subtle' : undefined}>
        {formatPrice(price.total)}
      </Text>
      {oldPrice !== null && (
        <Text textStyle="md" color="fg.muted">
          <VisuallyHidden>Price when added: </VisuallyHidden>
          <s>{formatPrice(oldPrice)}</s>
        </Text>
      )}
      {price.perCarat !== null && (
        <Text textStyle="md" color="fg.subtle">
          {formatPrice(price.perCarat)}/ct
        </Text>
      )}
    </Flex>
  );
}

/** Shows whether the item in a line is available. */
function LineStatus({ line }: { readonly line: BasketLine }) {
  const status = stonesOfLine(line).find(({ availability }) => availability === line.availability)?.status;
  const { tone, text } = availabilityText({ availability: line.availability, ...(status && { status }) });
  if (line.problem?.reason === 'TOO_MUCH') {
    return <StatusMark tone="warn">Not enough stock</StatusMark>;
  }
  return <StatusMark tone={tone}>{text}</StatusMark>;
}

/** Returns true if the description already includes the weight, as for loose stones, parcels and lots. */
const includesWeight = ({ description }: BasketLine): boolean => / ct\b/.test(description);

interface LineRowProps {
  readonly line: BasketLine;
  readonly isMarked?: boolean;
  /** Checkbox shown before the picture. */
  readonly check?: ReactNode;
  /** Action buttons for the line. */
  readonly actions?: ReactNode;
  /** Problem with the line, and how to resolve it. */
  readonly notice?: ReactNode;
}

/** Row for a line of a wishlist, cart or draft order, with picture, name, availability and price. */
export function LineRow({ line, isMarked = false, check, actions, notice }: LineRowProps) {
  return (
    <Flex as="li" gap={{ base: '3', md: '6' }} py="4" borderBottomWidth="1px" bg={isMarked ? 'selected' : undefined}>
      {check}
      <LinePicture line={line} />
      <Flex flex="1" minWidth="0" direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '6' }}>
        <Box flex="1" minWidth="0">
          <LineName line={line} />
          <HStack gap="4" flexWrap="wrap" textStyle="md" color="fg.muted">
            {line.carats !== null && !includesWeight(line) && (
              <Text as="span">{formatExactCarats(line.carats)} ct</Text>
            )}
            <LineStatus line={line} />
          </HStack>
          <SetStones line={line} />
          {notice}
        </Box>
        <LinePrice line={line} />
        {actions !== undefined && (
          <Stack direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="2" flexShrink="0" minWidth={{ md: '32' }}>
            {actions}
          </Stack>
        )}
      </Flex>
    </Flex>
  );
}
