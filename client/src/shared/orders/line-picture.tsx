import { Center, Image } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import { useState } from 'react';
import type { ItemKind, OrderLineRecordFragment } from '../../graphql/generated/graphql';
import { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import type { DrawnPiece } from '../../ui/jewellery-drawing/piece-plans';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';

interface LinePictureProps {
  readonly line: Pick<OrderLineRecordFragment, 'kind' | 'imageUrl' | 'diamond'>;
}

/**
 * Drawings for items without a photo, by item kind. The type of a jewelry piece is unknown, because order lines do
 * not include it.
 */
const drawnPieces: Readonly<Partial<Record<ItemKind, DrawnPiece>>> = {
  ENGAGEMENT_RING: 'RING',
  COMPLETED_RING: 'RING',
  ETERNITY_RING: 'ETERNITY_RING',
  BRACELET: 'BRACELET',
  CUSTOM_NECKLACE: 'NECKLACE',
};

function Drawing({ kind, diamond }: Pick<OrderLineRecordFragment, 'kind' | 'diamond'>) {
  if (diamond !== null) {
    return <ShapeDrawing shapeId={diamond.shape.id} boxSize="full" />;
  }
  const piece = drawnPieces[kind];
  return piece === undefined ? (
    <Gem strokeWidth={1} size="60%" />
  ) : (
    <JewelleryDrawing type={piece} metal="white" boxSize="full" />
  );
}

/** Picture or drawing of an ordered item. Shows a generic gem if neither the item nor its picture exists anymore. */
export function LinePicture({ line: { kind, imageUrl, diamond } }: LinePictureProps) {
  const [hasFailed, setFailed] = useState(false);
  if (imageUrl !== null && !hasFailed) {
    return (
      <Center boxSize={{ base: '12', md: '18' }} flexShrink="0">
        <Image
          src={imageUrl}
          alt=""
          loading="lazy"
          objectFit="contain"
          boxSize="full"
          onError={() => setFailed(true)}
        />
      </Center>
    );
  }
  return (
    <Center boxSize={{ base: '12', md: '18' }} flexShrink="0" color="accent" aria-hidden>
      <Drawing kind={kind} diamond={diamond} />
    </Center>
  );
}
