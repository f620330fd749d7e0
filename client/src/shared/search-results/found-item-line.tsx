import { Box, Center, Flex, Image, Text } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FoundItemFragment } from '../../graphql/generated/graphql';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import { metalTone } from '../../ui/jewellery-drawing/metal-tone';
import { formatPrice } from '../../ui/numbers';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { StatusMark } from '../../ui/status-mark';
import { availabilityText } from '../items/availability';
import { LotDrawing } from '../items/lot-drawing';
import { foundItemText, kindText } from './found-item-text';

function Drawing({ item }: { readonly item: FoundItemFragment }) {
  switch (item.__typename) {
    case 'Diamond':
      return <ShapeDrawing shapeId={item.shape.id} boxSize="full" />;
    case 'GenericDiamond':
      return <ShapeDrawing shapeId={item.stoneShape.id} boxSize="full" />;
    case 'JewelleryPiece':
      return <JewelleryDrawing type={item.type} metal={metalTone(item.colorOfGold, item.material)} boxSize="full" />;
    case 'Bracelet':
      return <JewelleryDrawing type="BRACELET" metal={metalTone(item.variantColor, item.material)} boxSize="full" />;
    case 'CustomNecklace':
      return (
        <JewelleryDrawing type="NECKLACE" metal={metalTone(item.material)} shape={item.mainShape?.id} boxSize="full" />
      );
    case 'EternityRing':
      return (
        <JewelleryDrawing
          type="ETERNITY_RING"
          metal={metalTone(item.colorOfGold, item.material)}
          shape={item.stoneShape.id}
          boxSize="full"
        />
      );
    case 'RingSetting':
      return <JewelleryDrawing type="RING" metal={metalTone(item.colorOfGold, item.material)} boxSize="full" />;
    case 'MeleeLot':
      return <LotDrawing lot={{ color: item.lotColor, sizeFrom: item.sizeFrom, sizeTo: item.sizeTo }} />;
    default:
      return <Gem strokeWidth={1} />;
  }
}

interface FoundPictureProps {
  readonly item: FoundItemFragment;
}

/** Photo or drawing of an item. Decorative, because the name is shown next to it. */
export function FoundItemPicture({ item }: FoundPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const photo = item.media.images[0]?.url;
  return (
    <Center boxSize="12" flexShrink="0" overflow="hidden" color="accent" aria-hidden>
      {photo === undefined || hasFailed ? (
        <Drawing item={item} />
      ) : (
        <Image src={photo} alt="" loading="lazy" objectFit="contain" boxSize="full" onError={() => setFailed(true)} />
      )}
    </Center>
  );
}

interface FoundItemLineProps {
  readonly item: FoundItemFragment;
  /** True if a heading already shows the stock type. */
  readonly hasKindLabel?: boolean;
  /** Content shown in place of the availability. */
  readonly state?: ReactNode;
}

function price(item: FoundItemFragment): string {
  if (item.price === null) {
    return 'On request';
  }
  const { total, perCarat } = item.price;
  return item.__typename === 'MeleeLot' && perCarat !== null ? `${formatPrice(perCarat)}/ct` : formatPrice(total);
}

/** Search result with picture, title, kind, number, availability and price. */
export function FoundItemLine({ item, hasKindLabel = false, state }: FoundItemLineProps) {
  const { tone, text } = availabilityText(item);
  return (
    <Flex gap="3" align="center" width="full" minWidth="0">
      <FoundItemPicture item={item} />
      <Box flex="1" minWidth="0">
        <Text textStyle="md" color="fg" truncate>
          {foundItemText(item)}
        </Text>
        <Flex columnGap="3" wrap="wrap" textStyle="sm" color="fg.muted">
          <Text as="span">
            {hasKindLabel ? item.stockNumber : `${kindText[item.kind].singular} ${item.stockNumber}`}
          </Text>
          {state ?? (item.availability !== 'FOR_SALE' && <StatusMark tone={tone}>{text}</StatusMark>)}
        </Flex>
      </Box>
      <Text textStyle="md" color="fg" whiteSpace="nowrap">
        {price(item)}
      </Text>
    </Flex>
  );
}
