import { Box, Container, chakra, Flex, HStack, IconButton, Image, Text } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { ShapeDrawing } from '../../ui/shape-drawing/shape-drawing';

/** IDs of the drawn shapes in the reference list: oval, emerald, pear. */
const drawnShapes = ['8', '5', '9'] as const;

const Slides = chakra('ul', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    focusVisibleRing: 'inside',
    focusRingWidth: '2px',
    '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start' },
  },
});

interface PictureSliderProps {
  readonly pictures: readonly string[];
}

/** Slider that shows one picture at a time, or drawings if there are no pictures. */
export function PictureSlider({ pictures }: PictureSliderProps) {
  const slides = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = pictures.length === 0 ? drawnShapes.length : pictures.length;

  function show(next: number): void {
    const list = slides.current;
    // CSS sets the scroll behavior: smooth, or instant with reduced motion.
    list?.scrollTo({ left: next * list.clientWidth });
  }

  return (
    <Box as="section" borderTopWidth="1px" aria-label="Pictures" aria-roledescription="carousel">
      <Slides
        ref={slides}
        tabIndex={0}
        aria-label={`${count} pictures. Use the arrow keys to scroll.`}
        onKeyDown={(event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (step !== undefined) {
            // Prevents the browser from scrolling by less than one picture.
            event.preventDefault();
            show(index + step);
          }
        }}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((src, index) => (
          <li key={src}>
            <Image
              src={src}
              alt={`Picture ${index + 1} of ${count}`}
              loading="lazy"
              display="block"
              width="full"
              aspectRatio={{ base: '4/3', md: '21/9' }}
              objectFit="cover"
            />
          </li>
        ))}
        {pictures.length === 0 &&
          drawnShapes.map((shapeId) => (
            <li key={shapeId}>
              <Flex
                align="center"
                justify="center"
                bg="bg.subtle"
                color="accent"
                aspectRatio={{ base: '4/3', md: '21/9' }}
              >
                <ShapeDrawing shapeId={shapeId} height="80%" width="auto" />
              </Flex>
            </li>
          ))}
      </Slides>
      {count > 1 && (
        <Container>
          <HStack justify="flex-end" py="2" gap="2">
            <Text textStyle="md" color="fg.muted" aria-live="polite" aria-atomic>
              {index + 1} of {count}
            </Text>
            <IconButton
              variant="ghost"
              colorPalette="neutral"
              aria-label="Previous picture"
              disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <ArrowLeft strokeWidth={1.5} />
            </IconButton>
            <IconButton
              variant="ghost"
              colorPalette="neutral"
              aria-label="Next picture"
              disabled={index === count - 1}
              onClick={() => show(index + 1)}
            >
              <ArrowRight strokeWidth={1.5} />
            </IconButton>
          </HStack>
        </Container>
      )}
    </Box>
  );
}
