import { Box, DataList, Text } from '@chakra-ui/react';
import { stoneCount } from '../../catalogue/diamonds/diamond-text';
import { formatPercent, formatPrice } from '../../ui/numbers';
import type { DetailedStone } from './report-facts';
import { setTotals } from './set-totals';

interface PriceBlockProps {
  readonly stone: DetailedStone;
}

/** `12.5% below Rap` */
function discountText(discount: number): string {
  if (discount === 0) {
    return 'at Rap';
  }
  return `${formatPercent(Math.abs(discount))}% ${discount < 0 ? 'below' : 'above'} Rap`;
}

/** What the stone costs whoever looks at it. */
export function PriceBlock({ stone }: PriceBlockProps) {
  const { price, rapPrice, discount, parcelStones, lineSet } = stone;
  const { count, total } = setTotals(stone.lineSetStones);
  return (
    <Box>
      <Text textStyle={{ base: '3xl', md: '4xl' }}>{formatPrice(price?.total)}</Text>
      <DataList.Root mt="2">
        <DataList.Item>
          <DataList.ItemLabel>Per carat</DataList.ItemLabel>
          <DataList.ItemValue>{formatPrice(price?.perCarat)}</DataList.ItemValue>
        </DataList.Item>
        {parcelStones > 1 && (
          <DataList.Item>
            <DataList.ItemLabel>Per stone</DataList.ItemLabel>
            <DataList.ItemValue>{formatPrice(price?.unit)}</DataList.ItemValue>
          </DataList.Item>
        )}
        {lineSet !== null && (
          <DataList.Item>
            <DataList.ItemLabel>The set of {stoneCount(count)}, sold as one</DataList.ItemLabel>
            <DataList.ItemValue>{formatPrice(total)}</DataList.ItemValue>
          </DataList.Item>
        )}
        {rapPrice !== null && (
          <DataList.Item>
            <DataList.ItemLabel>Rap per carat</DataList.ItemLabel>
            <DataList.ItemValue>
              {formatPrice(rapPrice)}
              {discount !== null && `, ${discountText(discount)}`}
            </DataList.ItemValue>
          </DataList.Item>
        )}
      </DataList.Root>
    </Box>
  );
}
