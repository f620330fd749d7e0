import { Box, chakra, HStack, Image } from '@chakra-ui/react';
import { Maximize2, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dialogOnDemand } from '../../ui/on-demand';
import type { ZoomProps } from './open-zoom';

interface PieceGalleryProps {
  /** Pictures in display order. */
  readonly images: readonly { readonly url: string; readonly slot: string }[];
  readonly video?: string | null;
  /** Alternative text of the pictures. */
  readonly alt: string;
  /** Drawing shown in place of missing pictures. It must fill the frame. */
  readonly drawing: ReactNode;
}

const Zoom = dialogOnDemand<ZoomProps>(() => import('./open-zoom'));

const Thumbnail = chakra('button', {
  base: {
    boxSize: '18',
    p: '1',
    display: 'grid',
    placeItems: 'center',
    bg: 'bg.subtle',
    borderWidth: '1px',
    cursor: 'button',
    focusVisibleRing: 'outside',
    focusRingWidth: '2px',
    '&[aria-pressed=true]': { borderColor: 'accent.solid' },
  },
});

const Enlarge = chakra('button', {
  base: {
    position: 'relative',
    display: 'block',
    width: 'full',
    height: 'full',
    cursor: 'zoom-in',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
  },
});

/**
 * Gallery with the video of a piece and its pictures, which can be enlarged. Shows a drawing if no picture can be
 * loaded.
 */
export function PieceGallery({ images, video = null, alt, drawing }: PieceGalleryProps) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const loadable = images.filter(({ url }) => !broken.has(url));
  const count = loadable.length + (video === null ? 0 : 1);
  const shownIndex = Math.min(chosen, Math.max(count - 1, 0));
  const picture = loadable[shownIndex];
  const pictureAlt = (index: number) =>
    loadable.length > 1 ? `${alt}, picture ${index + 1} of ${loadable.length}` : alt;

  return (
    <Box minWidth="0">
      <Box aspectRatio={1} bg="bg.subtle" overflow="hidden">
        {picture !== undefined && (
          <Enlarge
            type="button"
            aria-haspopup="dialog"
            aria-label={`Enlarge: ${pictureAlt(shownIndex)}`}
            onClick={() => setZoomed(true)}
          >
            <Image
              key={picture.url}
              src={picture.url}
              alt=""
              boxSize="full"
              objectFit="contain"
              fetchPriority="high"
              onError={() => setBroken((before) => new Set(before).add(picture.url))}
            />
            <Box position="absolute" bottom="3" insetEnd="3" p="2" bg="bg.panel" color="fg.muted">
              <Maximize2 aria-hidden size="1.25rem" strokeWidth={1.5} />
            </Box>
          </Enlarge>
        )}
        {picture === undefined && video !== null && (
          <chakra.video
            src={video}
            controls
            muted
            playsInline
            preload="metadata"
            boxSize="full"
            aria-label={`${alt}, video`}
          />
        )}
        {count === 0 && (
          <Box boxSize="full" p={{ base: '8', md: '18' }} role="img" aria-label={`Drawing: ${alt}`}>
            {drawing}
          </Box>
        )}
      </Box>
      {count > 1 && (
        <HStack mt="3" gap="2" flexWrap="wrap" role="group" aria-label="Pictures">
          {loadable.map(({ url, slot }, index) => (
            <Thumbnail
              key={slot}
              type="button"
              aria-pressed={index === shownIndex}
              aria-label={`Show picture ${index + 1}`}
              onClick={() => setChosen(index)}
            >
              <Image src={url} alt="" boxSize="full" objectFit="contain" />
            </Thumbnail>
          ))}
          {video !== null && (
            <Thumbnail
              type="button"
              aria-pressed={shownIndex === loadable.length}
              aria-label="Show the video"
              onClick={() => setChosen(loadable.length)}
            >
              <Play aria-hidden strokeWidth={1.5} />
            </Thumbnail>
          )}
        </HStack>
      )}
      <Zoom
        isOpen={isZoomed}
        pictures={loadable.map(({ url }, index) => ({ src: url, alt: pictureAlt(index) }))}
        index={shownIndex}
        onIndex={setChosen}
        onClose={() => setZoomed(false)}
      />
    </Box>
  );
}
