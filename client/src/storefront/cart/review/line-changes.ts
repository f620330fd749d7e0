import type { BasketLine } from '../../../shared/baskets/line-kinds';
import { isOrderable } from '../../../shared/items/availability';

type ComparedLine = Pick<BasketLine, 'id' | 'description' | 'availability' | 'price' | 'problem'>;

/** Change to a cart line since the buyer opened the page. */
export type LineChange = { readonly id: string; readonly description: string } & (
  | { readonly kind: 'gone'; readonly text: string }
  | { readonly kind: 'price'; readonly before: number; readonly after: number }
);

const LEFT_CART = 'It is no longer in your cart: it was removed or ordered elsewhere.';
const NOT_AVAILABLE = 'It is not available.';

/**
 * Returns the lines that became unavailable or whose price changed. `refusals` contains the lines rejected by an
 * order, with the server's reasons, because the cart may not show them.
 */
export function lineChanges(
  displayed: readonly ComparedLine[],
  current: readonly ComparedLine[],
  refusals: ReadonlyMap<string, string>,
): readonly LineChange[] {
  const currentById = new Map(current.map((line) => [line.id, line]));
  return displayed.flatMap((before): readonly LineChange[] => {
    const { id, description } = before;
    const after = currentById.get(id);
    if (after === undefined) {
      return [{ id, description, kind: 'gone', text: LEFT_CART }];
    }
    if (!isOrderable(after.availability) || refusals.has(id)) {
      return [{ id, description, kind: 'gone', text: after.problem?.explanation ?? refusals.get(id) ?? NOT_AVAILABLE }];
    }
    const [oldTotal, newTotal] = [before.price?.total ?? null, after.price?.total ?? null];
    return oldTotal === null || newTotal === null || oldTotal === newTotal
      ? []
      : [{ id, description, kind: 'price', before: oldTotal, after: newTotal }];
  });
}
