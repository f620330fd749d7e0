import { DataList } from '@chakra-ui/react';
import { caratsOfLines } from '../../shared/baskets/line-sums';
import { formatCount, formatExactCarats } from '../../ui/numbers';
import type { Cart } from './chosen-lines';

interface OrderTotalsProps {
  /** The lines that are to be ordered. */
  readonly cart: Cart;
  /** Lines of the whole cart. */
  readonly lines: number;
}

/** How many lines are chosen, and what they weigh. */
export function OrderTotals({ cart, lines }: OrderTotalsProps) {
  const count = cart.lines.length;
  const carats = caratsOfLines(cart.lines);
  return (
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
  );
}
