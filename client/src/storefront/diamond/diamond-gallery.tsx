import { Box, Center, chakra, HStack, Image, Link } from '@chakra-ui/react';
import { useState } from 'react';
import { webAddress } from '../../shared/diamonds/web-address';
import { diamondTitle, ratioOf } from '../../shared/items/diamond-text';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';
import { saltAndPepper } from '../../ui/shape-drawing/tint';
import type { DetailedStone } from './report-facts';

interface DiamondGalleryProps {
  readonly stone: DetailedStone;
}

const Thumbnail = chakra('button', {
  base: {
    boxSize: '18',
    p: '2',
    borderWidth: '1px',
    cursor: 'button',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    '&[aria-pressed=true]': { borderColor: 'accent.solid' },
  },
});

function Drawing({ stone }: DiamondGalleryProps) {
  return (
    <ShapeDrawing
      shapeId={stone.shape.id}
      tablePercent={stone.proportions.tablePercent}
      ratio={ratioOf(stone.proportions)}
      stoneColor={stone.isSnP ? saltAndPepper : stone.color}
      label={`Drawing of ${diamondTitle(stone)}`}
      color="accent"
      boxSize="full"
    />
  );
}

/** Gallery with photos of the stone, and a drawing in its own proportions and color. */
export function DiamondGallery({ stone }: DiamondGalleryProps) {
  const { images, view3d } = stone.media;
  // Excludes the picture of the set, which does not show the stone alone.
  const photos = images.filter(({ slot }) => slot !== 'setImage').map(({ url }) => url);
  const [chosen, setChosen] = useState(0);
  const photo = photos[chosen];
  const turning = webAddress(view3d);

  return (
    <Box>
      <Center aspectRatio={1} maxWidth={{ base: '16rem', lg: '30rem' }} mx={{ base: 'auto', lg: '0' }}>
        {photo === undefined ? (
          <Drawing stone={stone} />
        ) : (
          <Image src={photo} alt={`Photo ${chosen + 1} of ${diamondTitle(stone)}`} objectFit="contain" boxSize="full" />
        )}
      </Center>
      <HStack mt="4" gap="2" flexWrap="wrap">
        {photos.length > 0 &&
          [...photos, null].map((url, index) => (
            <Thumbnail
              key={url ?? 'drawing'}
              type="button"
              aria-pressed={index === chosen}
              aria-label={url === null ? 'Show the drawing' : `Show photo ${index + 1}`}
              onClick={() => setChosen(index)}
            >
              {url === null ? (
                <ShapeDrawing shapeId={stone.shape.id} isIcon boxSize="full" color="fg.muted" />
              ) : (
                <Image src={url} alt="" boxSize="full" objectFit="contain" />
              )}
            </Thumbnail>
          ))}
        {turning !== null && (
          <Link href={turning} target="_blank" rel="noreferrer" textStyle="md">
            360° view, opens in a new tab
          </Link>
        )}
      </HStack>
    </Box>
  );
}
