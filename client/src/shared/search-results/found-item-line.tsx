import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FoundItemFragment } from '../../graphql/generated/graphql';
import { formatPrice } from '../../ui/numbers';
import { StatusMark } from '../../ui/status-mark';
import { availabilityText } from '../items/availability';
import { FoundItemPicture } from './found-item-picture';
import { foundItemText, kindText } from './found-item-text';

interface FoundItemLineProps {
  readonly item: FoundItemFragment;
  /** Instead of the kind, where that is said above. */
  readonly isKindSaid?: boolean;
  /** In place of whether the viewer can order it. */
  readonly state?: ReactNode;
}

function price(item: FoundItemFragment): string {
  if (item.price === null) {
    return 'On request';
  }
  const { total, perCarat } = item.price;
  return item.__typename === 'MeleeLot' && perCarat !== null ? `${formatPrice(perCarat)}/ct` : formatPrice(total);
}

/** A found item: its picture, what it is, its kind and number, whether it can be had, and its price. */
export function FoundItemLine({ item, isKindSaid = false, state }: FoundItemLineProps) {
  const { tone, text } = availabilityText(item);
  return (
    <Flex gap="3" align="center" width="full" minWidth="0">
      <FoundItemPicture item={item} />
      <Box flex="1" minWidth="0">
        <Text textStyle="md" color="fg" truncate>
          {foundItemText(item)}
        </Text>
        <Flex columnGap="3" wrap="wrap" textStyle="sm" color="fg.muted">
          <Text as="span">{isKindSaid ? item.stockNumber : `${kindText[item.kind].one} ${item.stockNumber}`}</Text>
          {state ?? (item.availability !== 'FOR_SALE' && <StatusMark tone={tone}>{text}</StatusMark>)}
        </Flex>
      </Box>
      <Text textStyle="md" color="fg" whiteSpace="nowrap">
        {price(item)}
      </Text>
    </Flex>
  );
}
