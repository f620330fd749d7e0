import { DataList, Text } from '@chakra-ui/react';
import type { CartLinesQuery } from '../../../graphql/generated/graphql';
import { formatCount, formatExactCarats, formatPrice } from '../../../ui/numbers';

type Cart = NonNullable<CartLinesQuery['cart']>;

interface OrderTotalsProps {
  /** The lines that are to be ordered. */
  readonly cart: Cart;
  /** Lines of the whole cart. */
  readonly lines: number;
}

function caratsOf({ lines }: Cart): number {
  return lines.reduce((sum, { carats }) => sum + Math.round((carats ?? 0) * 1000), 0) / 1000;
}

/** What the chosen lines come to. */
export function OrderTotals({ cart, lines }: OrderTotalsProps) {
  const count = cart.lines.length;
  return (
    <div>
      <DataList.Root>
        <DataList.Item>
          <DataList.ItemLabel>Lines</DataList.ItemLabel>
          <DataList.ItemValue>
            {count === lines ? formatCount(lines) : `${formatCount(count)} of ${formatCount(lines)}`}
          </DataList.ItemValue>
        </DataList.Item>
        <DataList.Item>
          <DataList.ItemLabel>Carats</DataList.ItemLabel>
          <DataList.ItemValue>{formatExactCarats(caratsOf(cart))}</DataList.ItemValue>
        </DataList.Item>
      </DataList.Root>
      <Text mt="4" textStyle="3xl" aria-live="polite">
        {formatPrice(cart.totalPrice)}
      </Text>
    </div>
  );
}
