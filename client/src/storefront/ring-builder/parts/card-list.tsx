import { SimpleGrid, type SimpleGridProps } from '@chakra-ui/react';
import { cardWidth } from '../../../table/cards/card-grid';

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
