import { Box, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { cardWidth } from './card-grid';
import { cardsInWindow } from './cards-at-once';

interface CardGridSkeletonProps {
  readonly cardCount: number;
}

/**
 * The boxes of cards that are on their way, as many as the window has room for. They take
 * the place at once and show after 200 ms.
 */
export function CardGridSkeleton({ cardCount }: CardGridSkeletonProps) {
  return (
    <Box role="status" aria-label="Loading" aria-busy>
      <SimpleGrid
        aria-hidden
        minChildWidth={cardWidth}
        columnGap={{ base: '4', md: '6' }}
        rowGap="6"
        opacity="0"
        animation="fade-in 120ms 200ms forwards"
      >
        {Array.from({ length: Math.min(cardCount, cardsInWindow()) }, (_, card) => card).map((card) => (
          <Stack key={card} gap="2" borderTopWidth="1px" pt="{sizes.11}" pb="4">
            <Skeleton aspectRatio={1} mx="auto" width="65%" />
            <Skeleton height="6" mt="2" />
            <Skeleton height="5" />
            <Skeleton height="5" width="60%" />
            <Skeleton height="6" />
            <Skeleton height="8" />
          </Stack>
        ))}
      </SimpleGrid>
    </Box>
  );
}
