import { AppError, notForSale } from '../../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import { actorOf, closedToTests, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { CartItem, type CartView, readCart } from '../../cart/index.ts';
import { wholeAllocations } from '../../reservations/index.ts';
import { addChoices, choiceOfRow, type ItemChoice, keyOf, kindOf, lockReservations } from '../../selling/index.ts';
import { readOwnOrder } from '../list-orders.ts';
import type { OrderLineRow } from '../order-row.ts';
import { ReorderInput } from './reorder.inputs.ts';

const buyer = closedToTests(withScope(signedIn, 'ORDERS_WRITE'));

/** What of an order is in the cart again, and what could not be put there. */
interface Reordered {
  readonly cart: CartView;
  /** Lines of the cart, by their ids: those of the order that can be had again. */
  readonly lineIds: readonly number[];
  /** By the position of a line in the order. */
  readonly problems: readonly ItemProblem[];
}

/**
 * Puts into the caller's cart what can be bought again of an order of theirs, at the prices of now. What is in the cart
 * already has the amount of the order then. Throws ORDER_NOT_FOUND for somebody else's too.
 */
export const reorder = command(buyer, ReorderInput, async (ctx, { orderId }): Promise<Reordered> => {
  const { lines } = await readOwnOrder(ctx, orderId);
  const { rows, problems } = await addChoices(ctx, await choicesOf(ctx, lines), {
    table: CartItem,
    mustBeForSale: true,
  });
  return {
    cart: await readCart(ctx),
    lineIds: rows.map(({ id }) => id),
    problems: [...problems].sort((a, b) => a.index - b.index),
  };
});

/** What the lines of an order mean now. What an open order has is held for its buyer, and cannot be ordered twice. */
async function choicesOf(
  ctx: RequestContext,
  lines: readonly OrderLineRow[],
): Promise<readonly (ItemChoice | AppError)[]> {
  const rows = lines.map((line) => ({ ...line, carats: wantedCarats(line) }));
  const locked = await lockReservations(ctx.em, rows, actorOf(ctx).id);
  const holders = await wholeAllocations(
    ctx.em,
    locked.flatMap(({ unit }) => unit ?? []),
  );
  const onOpenOrders = new Set(holders.filter(({ isSold }) => !isSold).map(keyOf));
  return rows.map((row, index) => {
    const choice = choiceOfRow({ ...row, lineSet: null });
    if (!choice) return new AppError('ITEM_NOT_FOUND', { explanation: 'This is no longer in our stock.' });
    const unit = locked[index]?.unit;
    if (unit && onOpenOrders.has(keyOf(unit)))
      return notForSale([{ path: '', message: `${row.description} ${reserved}` }]);
    return { ...choice, part: partOf(row) };
  });
}

const reserved = 'is reserved by an open order';

/** The weight of an item is its own, unless it is what was wanted of it. */
const wantedCarats = (line: OrderLineRow): string | null =>
  kindOf(line).amount === 'carats' && line.carats !== null ? String(line.carats) : null;

/** What the amount of a line is a field of, for whoever is told that it is too much. */
const partOf = (line: Pick<OrderLineRow, 'itemType'>): string | null =>
  kindOf(line).amount === undefined ? null : (kindOf(line).fields.find(({ isPart }) => isPart)?.name ?? null);
