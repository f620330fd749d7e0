import { AppError, notForSale } from '../../../kernel/errors/errors.ts';
import type { ItemProblem } from '../../../kernel/errors/problem.ts';
import { Field, ID, InputType } from '../../../kernel/graphql.ts';
import { IsId } from '../../../kernel/input/rules.ts';
import { actorOf, signedIn, withoutTestKeys, withScope } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { anyOf } from '../../../platform/database/statements/statements.ts';
import { CartItem, type CartView, readCart } from '../../cart/index.ts';
import { wholeAllocations } from '../../reservations/index.ts';
import { lockReservations } from '../../selling/allocation/index.ts';
import { addChoices } from '../../selling/basket/index.ts';
import { resolveRow } from '../../selling/items/index.ts';
import { type ItemChoice, keyOf, kindOf } from '../../selling/kinds/index.ts';
import { queryIn } from '../database.ts';
import { readOwnOrder } from '../list-orders.ts';
import type { OrderLineRow } from '../order-row.ts';

@InputType({ description: 'Input for `reorder`.' })
export class ReorderInput {
  @Field(() => ID, { description: 'Order ID. Must be an order of the caller.' })
  @IsId()
  orderId!: number;
}

const buyer = withoutTestKeys(withScope(signedIn, 'ORDERS_WRITE'));

interface Reordered {
  readonly cart: CartView;
  /** IDs of the cart lines with the reordered items. */
  readonly lineIds: readonly number[];
  /** `index` is the line's position in the order. */
  readonly problems: readonly ItemProblem[];
}

/**
 * Adds the items of one of the caller's orders to the cart at current prices, if they are still available. If an item
 * is already in the cart, its amount is set to the ordered amount. Throws ORDER_NOT_FOUND for orders of other users.
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

/** Resolves the lines of an order to items. Excludes items that an open order has reserved for the buyer. */
async function choicesOf(
  ctx: RequestContext,
  lines: readonly OrderLineRow[],
): Promise<readonly (ItemChoice | AppError)[]> {
  const rows = lines.map((line) => ({ ...line, carats: orderedCarats(line) }));
  const locked = await lockReservations(ctx.em, rows, actorOf(ctx).id);
  const holders = await wholeAllocations(
    ctx.em,
    locked.flatMap(({ unit }) => unit ?? []),
  );
  const reservedLines = holders.filter(({ isSold }) => !isSold);
  const lineOf = new Map(reservedLines.map((holder) => [keyOf(holder), holder.lineId]));
  const ownOrders = await ownOrdersOf(ctx, [...lineOf.values()]);
  return rows.map((row, index) => {
    const choice = resolveRow({ ...row, lineSet: null });
    if (!choice) return new AppError('ITEM_NOT_FOUND', { explanation: 'This item is no longer in stock.' });
    const unit = locked[index]?.unit;
    const lineId = unit && lineOf.get(keyOf(unit));
    if (lineId !== undefined) {
      const orderId = ownOrders.get(lineId);
      const reserved = orderId === undefined ? 'is reserved for another buyer' : `is reserved by your order ${orderId}`;
      return notForSale([{ path: '', message: `${row.description} ${reserved}` }]);
    }
    return { ...choice, part: partOf(row) };
  });
}

/** Returns the caller's order numbers by line ID. Omits lines of other users' orders. */
async function ownOrdersOf(ctx: RequestContext, lineIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (lineIds.length === 0) return new Map();
  const rows = await queryIn(ctx.em, { type: 'write' })
    .selectFrom('sales_order_line as l')
    .innerJoin('sales_order as o', 'o.id', 'l.order_id')
    .select(['l.id', 'o.id as orderId'])
    .where('l.id', '=', anyOf(lineIds))
    .where('o.user_id', '=', actorOf(ctx).id)
    .execute();
  return new Map(rows.map(({ id, orderId }) => [id, orderId]));
}

/** Returns the ordered weight. Null for items with a fixed weight. */
const orderedCarats = (line: OrderLineRow): string | null =>
  kindOf(line).amount === 'carats' && line.carats !== null ? String(line.carats) : null;

/** Returns the name of the input field for the line's amount. The error uses it if the amount is too large. */
const partOf = (line: Pick<OrderLineRow, 'itemType'>): string | null =>
  kindOf(line).amount === undefined ? null : (kindOf(line).fields.find(({ isPart }) => isPart)?.name ?? null);
