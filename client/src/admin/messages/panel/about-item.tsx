import { HStack, Text } from '@chakra-ui/react';
import { useMessageItemQuery } from '../../../graphql/generated/hooks';
import { FoundItemPicture } from '../../../shared/search-results/found-item-picture';
import { foundItemText } from '../../../shared/search-results/found-item-text';
import { TextLink } from '../../../ui/links';
import { formatPrice } from '../../../ui/numbers';
import { stockRecordHref } from '../../kit/record-href';
import { SaleMark } from '../../kit/sale/sale-mark';

interface AboutItemProps {
  readonly stockNumber: string;
}

/** The item that a message is about, as the house has it now. */
export function AboutItem({ stockNumber }: AboutItemProps) {
  const { data } = useMessageItemQuery({ variables: { number: stockNumber } });
  const item = data?.stockByNumbers?.[0]?.items.find((found) => found.stockNumber === stockNumber);
  const href = item === undefined ? null : stockRecordHref(item.kind, item.id);
  if (item === undefined || href === null) {
    return stockNumber;
  }
  return (
    <HStack gap="3" align="flex-start">
      <FoundItemPicture item={item} />
      <div>
        <TextLink to={href}>{stockNumber}</TextLink>
        <Text color="fg.muted">{foundItemText(item)}</Text>
        <HStack gap="3">
          {item.sale !== null && <SaleMark sale={item.sale} />}
          <Text>{formatPrice(item.price?.total)}</Text>
        </HStack>
      </div>
    </HStack>
  );
}
