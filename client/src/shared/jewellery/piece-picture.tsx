import { Box, Image } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import type { JewelleryDrawing } from '../../ui/jewellery-drawing/jewellery-drawing';
import type { MetalTone } from '../../ui/jewellery-drawing/metal-tone';
import type { DrawnPiece } from '../../ui/jewellery-drawing/piece-plans';

const Drawing = lazy(async () => ({
  default: (await import('../../ui/jewellery-drawing/jewellery-drawing')).JewelleryDrawing,
}));

/** A drawing for pieces without a picture. Most pieces have one, so the code is loaded with the first that has none. */
export function PlaceholderDrawing(props: ComponentProps<typeof JewelleryDrawing>) {
  return (
    <Suspense>
      <Drawing {...props} />
    </Suspense>
  );
}

/** How a piece is drawn. */
export interface DrawnAs {
  readonly type: DrawnPiece;
  readonly metal: MetalTone;
  /** Id of the shape of its stones. */
  readonly shape?: string | undefined;
}

interface PiecePictureProps {
  /** The photograph. */
  readonly photo: string | null;
  /** In its place where there is none, or none that can be loaded. */
  readonly drawnAs: DrawnAs;
}

/** A square with the first picture of a piece. Its name is shown beside it. */
export function PiecePicture({ photo, drawnAs }: PiecePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box aspectRatio={1} width="full" bg="bg.subtle" display="grid" placeItems="center" overflow="hidden">
      {photo === null || photo === broken ? (
        <PlaceholderDrawing {...drawnAs} boxSize="62%" />
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
