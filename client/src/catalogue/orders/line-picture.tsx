import { Center, Image } from '@chakra-ui/react';
import { Gem } from 'lucide-react';
import { useState } from 'react';
import type { OrderLineRecordFragment } from '../../graphql/generated/graphql';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';

interface LinePictureProps {
  readonly line: Pick<OrderLineRecordFragment, 'imageUrl' | 'diamond'>;
}

/** The picture that an ordered item had, else its drawing; a gem where it is out of sight or the picture is gone. */
export function LinePicture({ line: { imageUrl, diamond } }: LinePictureProps) {
  const [isGone, setGone] = useState(false);
  if (imageUrl !== null && !isGone) {
    return (
      <Center boxSize={{ base: '12', md: '18' }} flexShrink="0">
        <Image src={imageUrl} alt="" loading="lazy" objectFit="contain" boxSize="full" onError={() => setGone(true)} />
      </Center>
    );
  }
  return (
    <Center boxSize={{ base: '12', md: '18' }} flexShrink="0" color="accent" aria-hidden>
      {diamond === null ? <Gem strokeWidth={1} /> : <ShapeDrawing shapeId={diamond.shape.id} boxSize="full" />}
    </Center>
  );
}
