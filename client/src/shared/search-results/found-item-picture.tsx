import { Center, Image } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import { useState } from 'react';
import type { FoundItemFragment } from '../../graphql/generated/graphql';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import { metalTone } from '../../ui/jewellery-drawing/metal-tone';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { LotDrawing } from '../items/lot-drawing';

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

/** The house's photograph of an item, else its drawing. The item is named beside it. */
export function FoundItemPicture({ item }: FoundPictureProps) {
  const [isGone, setGone] = useState(false);
  const photo = item.media.images[0]?.url;
  return (
    <Center boxSize="12" flexShrink="0" overflow="hidden" color="accent" aria-hidden>
      {photo === undefined || isGone ? (
        <Drawing item={item} />
      ) : (
        <Image src={photo} alt="" loading="lazy" objectFit="contain" boxSize="full" onError={() => setGone(true)} />
      )}
    </Center>
  );
}
