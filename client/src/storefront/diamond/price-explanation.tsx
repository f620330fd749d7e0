import { Box, DataList, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCount, formatExactCarats, formatPercent, formatPrice } from '../../ui/numbers';

export interface ExplainedPrice {
  readonly total: number | null;
  readonly perCarat: number | null;
  readonly carats: number;
  /** Number of stones or pieces included in the price. */
  readonly count: number;
  /** True if the price per carat is an average of different prices. */
  readonly isAverage?: boolean;
  /** Price of one stone or piece, if it is also sold separately. */
  readonly unit?: number | null;
  /** List price per carat. Omitted if the viewer may not see it. */
  readonly listPerCarat?: number | null;
  /** Percentage relative to the list price. −30 means 30% below the list price. */
  readonly discount?: number | null;
}

interface PriceExplanationProps {
  readonly price: ExplainedPrice;
  /** Additional lines below the price. */
  readonly children?: ReactNode;
}

/** Formats a discount relative to the list price: `12.5% below list price`. */
function againstList(discount: number): string {
  return discount === 0
    ? 'at the list price'
    : `${formatPercent(Math.abs(discount))}% ${discount < 0 ? 'below' : 'above'} list price`;
}

interface LineProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function PriceLine({ label, children }: LineProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel>{label}</DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

/** Price with its calculation: weight times price per carat, and discount relative to the list price. */
export function PriceExplanation({ price, children }: PriceExplanationProps) {
  const {
    total,
    perCarat,
    carats,
    count,
    isAverage = false,
    unit = null,
    listPerCarat = null,
    discount = null,
  } = price;
  return (
    <Box>
      <Text textStyle={{ base: '3xl', md: '4xl' }}>{formatPrice(total)}</Text>
      <DataList.Root mt="2">
        <PriceLine label={isAverage ? 'Per carat, on average' : 'Per carat'}>{formatPrice(perCarat)}</PriceLine>
        <PriceLine label="Weight">{formatExactCarats(carats)} ct</PriceLine>
        {count > 1 && <PriceLine label="Stones">{formatCount(count)}</PriceLine>}
        {count > 1 && unit !== null && <PriceLine label="Per stone">{formatPrice(unit)}</PriceLine>}
        {listPerCarat !== null && (
          <PriceLine label="List price per carat">
            {formatPrice(listPerCarat)}
            {discount !== null && `, ${againstList(discount)}`}
          </PriceLine>
        )}
        {children}
      </DataList.Root>
      {total !== null && perCarat !== null && !isAverage && (
        <Text mt="2" textStyle="sm" color="fg.subtle">
          {formatExactCarats(carats)} ct at {formatPrice(perCarat)} per carat. Amounts are rounded to the cent.
        </Text>
      )}
    </Box>
  );
}
