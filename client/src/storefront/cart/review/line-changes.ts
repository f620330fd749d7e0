import type { BasketLine } from '../../../shared/baskets/line-kinds';
import { isOrderable } from '../../../shared/items/availability';

type ComparedLine = Pick<BasketLine, 'id' | 'description' | 'availability' | 'price' | 'problem'>;

/** Change of a line since the buyer opened the page. */
export type LineChange = { readonly id: string; readonly description: string } & (
  | { readonly kind: 'gone'; readonly text: string }
  | { readonly kind: 'price'; readonly before: number; readonly after: number }
);

const LEFT_CART = 'It is no longer in your cart: it was removed or ordered elsewhere.';
const NOT_AVAILABLE = 'It is not available.';

/**
 * Returns the lines that became unavailable or whose price changed. `refused` contains the lines rejected by an
 * order, with the server's reasons, because the cart may not show them.
 */
export function lineChanges(
  seen: readonly ComparedLine[],
  now: readonly ComparedLine[],
  refused: ReadonlyMap<string, string>,
): readonly LineChange[] {
  const current = new Map(now.map((line) => [line.id, line]));
  return seen.flatMap((before): readonly LineChange[] => {
    const { id, description } = before;
    const after = current.get(id);
    if (after === undefined) {
      return [{ id, description, kind: 'gone', text: LEFT_CART }];
    }
    if (!isOrderable(after.availability) || refused.has(id)) {
      return [{ id, description, kind: 'gone', text: after.problem?.explanation ?? refused.get(id) ?? NOT_AVAILABLE }];
    }
    const [old, fresh] = [before.price?.total ?? null, after.price?.total ?? null];
    return old === null || fresh === null || old === fresh
      ? []
      : [{ id, description, kind: 'price', before: old, after: fresh }];
  });
}
