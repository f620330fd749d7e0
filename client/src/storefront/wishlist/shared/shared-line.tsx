import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { BasketItemInput, ItemKind, SharedLineDetailsFragment } from '../../../graphql/generated/graphql';
import { ringKey } from '../../../shared/baskets/lines-by-item';
import { useBasket } from '../../../shared/baskets/use-basket';
import { availabilityText, isOrderable } from '../../../shared/items/availability';
import { LinePicture } from '../../../shared/orders/line-picture';
import { orderedItemHref } from '../../../shared/orders/order-text';
import { ButtonLink, TextLink } from '../../../ui/links';
import { formatExactCarats, formatPrice } from '../../../ui/numbers';
import { StatusMark } from '../../../ui/status-mark';
import type { SharedEntry } from './shared-entries';

type Line = Pick<SharedLineDetailsFragment, 'itemId' | 'lineSet' | 'carats' | 'numberOfStones' | 'ring'>;

/** Returns the input that creates a copy of a ring, because the shared ring belongs to the user who shared it. */
const ringInput = ({ ringSettingId, ringSize, engraving }: NonNullable<Line['ring']>) => ({
  ringSettingId,
  ringSize,
  engraving,
});

const itemOf: Readonly<Record<ItemKind, (line: Line) => BasketItemInput | null>> = {
  DIAMOND: ({ itemId: diamondId, lineSet, numberOfStones }) => {
    if (numberOfStones !== null) {
      return { parcel: { diamondId, numberOfStones } };
    }
    return lineSet === null ? { diamondId } : { lineSetDiamondId: diamondId };
  },
  MELEE: ({ itemId: meleeId, carats, numberOfStones }) =>
    carats === null ? null : { melee: { meleeId, carats, numberOfStones } },
  ENGAGEMENT_RING: ({ ring }) => ring && { engagementRing: { ...ringInput(ring), diamondId: ring.stoneId } },
  COMPLETED_RING: ({ ring }) => ring && { completedRing: { ...ringInput(ring), genericDiamondId: ring.stoneId } },
  ETERNITY_RING: ({ itemId: eternityRingId }) => ({ eternityRingId }),
  BRACELET: ({ itemId: braceletId }) => ({ braceletId }),
  JEWELLERY: ({ itemId: jewelleryPieceId }) => ({ jewelleryPieceId }),
  CUSTOM_NECKLACE: ({ itemId: customNecklaceId }) => ({ customNecklaceId }),
};

/** Returns the basket input for the item of a shared line; null for a lot without an amount. */
export const basketItemOf = (line: Line & { readonly kind: ItemKind }): BasketItemInput | null =>
  itemOf[line.kind](line);

interface SharedLineButtonsProps {
  readonly item: BasketItemInput;
  readonly entry: SharedEntry;
}

/** Buttons that add a shared item to the viewer's own cart or wishlist. */
function SharedLineButtons({ item, entry: { name, line, availability } }: SharedLineButtonsProps) {
  const basket = useBasket();
  const basketItem = { item, itemId: line.ring === null ? line.itemId : ringKey(line.ring), name };
  const isWished = basket.contains('wishlist', basketItem);
  return (
    <Stack direction={{ base: 'row', md: 'column' }} wrap="wrap" gap="2" flexShrink="0" minWidth={{ md: '36' }}>
      {basket.contains('cart', basketItem) ? (
        <ButtonLink to="/cart" size="sm" variant="outline">
          In cart
        </ButtonLink>
      ) : (
        isOrderable(availability) && (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Add ${name} to cart`}
            onClick={() => void basket.add('cart', [basketItem])}
          >
            Add to cart
          </Button>
        )
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={isWished}
        aria-label={isWished ? undefined : `Add ${name} to wishlist`}
        onClick={() => void basket.add('wishlist', [basketItem])}
      >
        {isWished ? 'On your wishlist' : 'Add to wishlist'}
      </Button>
    </Stack>
  );
}

interface SharedLineProps {
  readonly entry: SharedEntry;
}

/** Item name with a link to its page. Each stone of a set has its own link. */
function Name({ entry: { name, line, stones } }: SharedLineProps) {
  const href = stones.length > 0 ? null : orderedItemHref(line);
  return href === null ? (
    <Text fontWeight="semibold">{name}</Text>
  ) : (
    <TextLink to={href} variant="plain" fontWeight="semibold" color="fg">
      {name}
    </TextLink>
  );
}

function Stones({ entry: { stones } }: SharedLineProps) {
  return (
    <Box as="ul" listStyleType="none" textStyle="md" color="fg.muted" mt="2" maxW="xl">
      {stones.map((stone) => {
        const href = orderedItemHref(stone);
        return (
          <Grid as="li" key={stone.id} templateColumns="1fr 1fr 1fr" gap="3" py="1">
            {href === null ? stone.stockNumber : <TextLink to={href}>{stone.stockNumber}</TextLink>}
            <Text as="span">{stone.carats !== null && `${formatExactCarats(stone.carats)} ct`}</Text>
            <Text as="span" textAlign="end">
              {formatPrice(stone.price.total)}
            </Text>
          </Grid>
        );
      })}
    </Box>
  );
}

/** List item for a shared item, with a link to its page and buttons. */
export function SharedLine({ entry }: SharedLineProps) {
  const { line, stones, total, perCarat, availability } = entry;
  const item = basketItemOf(line);
  const { tone, text } = availabilityText({ availability });
  return (
    <Flex as="li" gap={{ base: '3', md: '6' }} py="4" borderBottomWidth="1px">
      <LinePicture line={line} />
      <Flex flex="1" minWidth="0" direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '6' }}>
        <Box flex="1" minWidth="0">
          <Name entry={entry} />
          <Box textStyle="md" color="fg.muted">
            <StatusMark tone={tone}>{text}</StatusMark>
          </Box>
          {stones.length > 0 && <Stones entry={entry} />}
        </Box>
        <Stack
          direction={{ base: 'row', md: 'column' }}
          gap={{ base: '3', md: '0' }}
          align={{ base: 'baseline', md: 'flex-end' }}
        >
          {total !== null && <Text fontWeight="semibold">{formatPrice(total)}</Text>}
          {perCarat !== null && (
            <Text textStyle="md" color="fg.muted">
              {formatPrice(perCarat)}/ct
            </Text>
          )}
        </Stack>
        {item !== null && <SharedLineButtons item={item} entry={entry} />}
      </Flex>
    </Flex>
  );
}
