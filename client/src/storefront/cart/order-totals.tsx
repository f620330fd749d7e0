import { DataList, Text } from '@chakra-ui/react';
import { caratsOfLines } from '../../catalogue/basket/groups/line-sums';
import { formatCount, formatExactCarats, formatPrice } from '../../ui/numbers';
import type { Cart } from './chosen-lines';

interface OrderTotalsProps {
  /** The lines that are to be ordered. */
  readonly cart: Cart;
  /** Lines of the whole cart. */
  readonly lines: number;
}

/** What the chosen lines come to. */
export function OrderTotals({ cart, lines }: OrderTotalsProps) {
  const count = cart.lines.length;
  const carats = caratsOfLines(cart.lines);
  return (
    <div>
      <DataList.Root>
        <DataList.Item>
          <DataList.ItemLabel>Lines</DataList.ItemLabel>
          <DataList.ItemValue>
            {count === lines ? formatCount(lines) : `${formatCount(count)} of ${formatCount(lines)}`}
          </DataList.ItemValue>
        </DataList.Item>
        {carats > 0 && (
          <DataList.Item>
            <DataList.ItemLabel>Carats</DataList.ItemLabel>
            <DataList.ItemValue>{formatExactCarats(carats)}</DataList.ItemValue>
          </DataList.Item>
        )}
      </DataList.Root>
      <Text mt="4" textStyle="3xl" aria-live="polite">
        {formatPrice(cart.totalPrice)}
      </Text>
    </div>
  );
}
