import { AppError, invalid } from '../../../kernel/errors/errors.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import type { BasketRow } from '../../selling/index.ts';
import { chooseLines } from './choose-lines.ts';
import type { LineRow } from './order-lines.ts';
import type { PurchaseInput } from './place-order.inputs.ts';

/** What is to be ordered, and where the request says so. */
interface Wanted {
  readonly rows: readonly LineRow[];
  readonly path: 'items' | 'cartLineIds' | 'cart';
}

/**
 * The rows that a purchase means: items that it names, or chosen lines of the caller's cart, or all of it. Throws
 * INVALID_REQUEST for items and lines at once, for an empty cart and for what is named twice; ITEM_NOT_FOUND and
 * DIAMOND_NOT_FOUND naming what the caller does not see or have.
 */
export async function wantedRows(
  ctx: RequestContext,
  { items = null, cartLineIds = null }: PurchaseInput,
  cart: readonly BasketRow[],
): Promise<Wanted> {
  if (items && cartLineIds) throw invalid('cartLineIds', 'must not be given together with items');
  if (items) {
    const wanted = items.map((item, index) => ({ index, item, totalPrice: null }));
    return {
      rows: await chooseLines(ctx, wanted, { list: 'items', field: null, setsPrices: false }, []),
      path: 'items',
    };
  }
  if (cartLineIds) return { rows: chosenOf(cart, cartLineIds), path: 'cartLineIds' };
  if (cart.length === 0) throw invalid('cart', 'is empty');
  return { rows: cart, path: 'cart' };
}

/** Lines of a cart by their ids, with the rest of their line sets: in the order of the cart. */
function chosenOf(cart: readonly BasketRow[], ids: readonly number[]): BasketRow[] {
  const chosen = new Map<number, BasketRow>();
  for (const [index, id] of ids.entries()) {
    const path = `cartLineIds.${index}`;
    const row = cart.find((candidate) => candidate.id === id);
    if (!row) throw new AppError('ITEM_NOT_FOUND', { details: [{ path, message: 'is not in your cart' }] });
    if (chosen.has(id)) throw invalid(path, 'is named twice');
    chosen.set(id, row);
  }
  const sets = new Set([...chosen.values()].flatMap(({ lineSet }) => lineSet ?? []));
  return cart.filter(({ id, lineSet }) => chosen.has(id) || (lineSet !== null && sets.has(lineSet)));
}
