import { useMemo } from 'react';
import type { CartLinesQuery } from '../../graphql/generated/graphql';
import { priceOfLines } from '../../shared/baskets/line-groups';
import { goneLines } from '../../shared/baskets/line-kinds';
import { type CheckedRows, useCheckedRows } from '../../table/rows/checked-rows';

/** Cart with its lines. */
export type Cart = NonNullable<CartLinesQuery['cart']>;

/** Returns the selection of cart lines to order: all available lines except those that the buyer has deselected. */
export function useChosenLines(lines: Cart['lines']): CheckedRows {
  const deselected = useCheckedRows('cart');
  return useMemo(() => {
    const ids = lines.map(({ id }) => id);
    const unavailableIds = new Set(goneLines(lines).map(({ id }) => id));
    const set = (chosen: readonly string[]) =>
      deselected.set(ids.filter((id) => !unavailableIds.has(id) && !chosen.includes(id)));
    const has = (id: string) => !deselected.has(id) && !unavailableIds.has(id);
    return {
      ids: ids.filter(has),
      has,
      set,
      toggle: deselected.toggle,
      clear: () => set([]),
    };
  }, [lines, deselected]);
}

/** Returns a cart with only the selected lines. */
export function chosenOf(cart: Cart, chosen: Pick<CheckedRows, 'has'>): Cart {
  const lines = cart.lines.filter(({ id }) => chosen.has(id));
  return { ...cart, lines, totalPrice: priceOfLines(lines) };
}
