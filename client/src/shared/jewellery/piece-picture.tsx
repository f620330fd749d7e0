import { Box, Image } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import type { MetalTone } from '../../ui/jewellery-drawing/metal-tone';
import type { DrawnPiece } from '../../ui/jewellery-drawing/piece-plans';

const Drawing = lazy(async () => ({
  default: (await import('../../ui/jewellery-drawing/jewellery-drawing')).JewelleryDrawing,
}));

/** Drawing for a piece without a picture. Loaded on demand, because most pieces have a picture. */
export function PlaceholderDrawing(props: ComponentProps<typeof JewelleryDrawing>) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}

/** Properties of a piece that determine its drawing. */
export interface DrawnAs {
  readonly type: DrawnPiece;
  readonly metal: MetalTone;
  /** Shape ID of the piece's stones. */
  readonly shape?: string | undefined;
}

interface PiecePictureProps {
  /** URL of the photo. */
  readonly photo: string | null;
  /** Data for the drawing shown if there is no photo or it cannot be loaded. */
  readonly drawing: DrawnAs;
}

/** First picture of a piece in a square frame. Decorative, because the name is shown next to it. */
export function PiecePicture({ photo, drawing }: PiecePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box aspectRatio={1} width="full" bg="bg.subtle" display="grid" placeItems="center" overflow="hidden">
      {photo === null || photo === broken ? (
        <PlaceholderDrawing {...drawing} boxSize="62%" />
      ) : (
        <Image
          src={photo}
          alt=""
          loading="lazy"
          boxSize="full"
          minHeight="0"
          objectFit="contain"
          onError={() => setBroken(photo)}
        />
      )}
    </Box>
  );
}
