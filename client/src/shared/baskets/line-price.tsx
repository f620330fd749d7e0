import { Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatPrice } from '../../ui/numbers';
import { isOrderable } from '../items/availability';
import type { BasketLine } from './line-kinds';

interface LinePriceProps {
  readonly line: BasketLine;
}

/** What the price was when the line was put in, where it is another one now. */
function formerPrice({ price, priceWhenAdded }: Pick<BasketLine, 'price' | 'priceWhenAdded'>): number | null {
  const total = price?.total ?? null;
  return total === null || priceWhenAdded === null || priceWhenAdded === total ? null : priceWhenAdded;
}

/** What a line comes to now, and came to when it was put in, where that has changed. */
export function LinePrice({ line }: LinePriceProps) {
  const { price, availability } = line;
  if (price === null) {
    return null;
  }
  const former = !isOrderable(availability) ? null : formerPrice(line);
  return (
    <Flex
      direction={{ base: 'row', md: 'column' }}
      align={{ base: 'baseline', md: 'flex-end' }}
      columnGap="3"
      wrap="wrap"
      flexShrink="0"
    >
      <Text textStyle="lg" fontWeight="semibold" color={!isOrderable(availability) ? 'fg.subtle' : undefined}>
        {formatPrice(price.total)}
      </Text>
      {former !== null && (
        <Text textStyle="md" color="fg.muted">
          <VisuallyHidden>When you put it here: </VisuallyHidden>
          <s>{formatPrice(former)}</s>
        </Text>
      )}
      {price.perCarat !== null && (
        <Text textStyle="md" color="fg.subtle">
          {formatPrice(price.perCarat)}/ct
        </Text>
      )}
    </Flex>
  );
}
