import { SimpleGrid, type SimpleGridProps } from '@chakra-ui/react';

/** Two beside each other on a phone; three between filters and drawing. */
const cardWidth = { base: '9rem', md: '11rem' };

/** Cards of parts, as many beside each other as there is room for. */
export function CardList(props: SimpleGridProps) {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      minChildWidth={cardWidth}
      columnGap={{ base: '4', md: '6' }}
      rowGap="6"
      {...props}
    />
  );
}
