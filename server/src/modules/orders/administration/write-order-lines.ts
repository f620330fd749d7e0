import { actorOf } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { inProportion, quotient } from '../../../kernel/values/money.ts';
import { reserveStock } from '../../selling/allocation/index.ts';
import type { StoredOffer } from '../../selling/kinds/index.ts';
import { deleteOrderedItems } from '../../wishlist/index.ts';
import type { Order } from '../order.entity.ts';
import { OrderLine } from '../order-line.entity.ts';
import type { LineAtPrice } from '../placing/choose-lines.ts';
import { lineFacts, lockLines } from '../placing/order-lines.ts';

/**
 * Reserves stock for rows and writes them as order lines. Updates the existing lines in `lineOf`, and appends all
 * other rows as new lines. The caller of `ctx` is the buyer. Returns the lines. Throws ITEM_NOT_FOUND 409 naming the
 * rows.
 */
export async function writeOrderLines(
  ctx: RequestContext,
  order: Order,
  rows: readonly LineAtPrice[],
  lineOf: ReadonlyMap<LineAtPrice, OrderLine>,
  firstPosition = 0,
): Promise<OrderLine[]> {
  const { em } = ctx;
  const { items, offers, snapshots } = await lockLines(ctx, rows, { isByAdministrator: true });
  const prices = setPrices(rows, offers);
  const lines = new Map<LineAtPrice, OrderLine>();
  let position = firstPosition;
  for (const row of rows) {
    const offer = offers.get(row);
    if (!offer) continue;
    const existing = lineOf.get(row);
    const line = existing
      ? renewLine(existing, row, offer)
      : em.create(OrderLine, { order, ...lineFacts(position++, row, offer, snapshots.get(row)) });
    const price = prices.get(row);
    if (price !== undefined) setPrice(line, price);
    lines.set(row, line);
  }
  await em.flush();
  const lineIds = new Map([...lines].map(([row, { id }]) => [row, id]));
  await reserveStock(em, items, { lineIds, buyerId: actorOf(ctx).id });
  await em.flush();
  const saved = [...lines.values()];
  await deleteOrderedItems(em, actorOf(ctx).id, saved);
  return saved;
}

/** Updates a line with a new amount of the same item. */
function renewLine(line: OrderLine, { ringSize }: LineAtPrice, offer: StoredOffer): OrderLine {
  const { description, numberOfStones, carats, pricePerCarat, totalPrice } = offer;
  return Object.assign(line, { description, numberOfStones, carats, pricePerCarat, totalPrice, ringSize });
}

/**
 * Returns the prices set by administrators. The price of a set is distributed over its stones in proportion to the
 * buyer's prices.
 */
function setPrices(
  rows: readonly LineAtPrice[],
  offers: ReadonlyMap<LineAtPrice, StoredOffer>,
): ReadonlyMap<LineAtPrice, string> {
  const rowsByPath = Map.groupBy(
    rows.filter(({ setPrice }) => setPrice !== null),
    ({ path }) => path,
  );
  return new Map(
    [...rowsByPath.values()].flatMap((group) => {
      const parts = inProportion(
        group[0]?.setPrice ?? 0,
        group.map((row) => offers.get(row)?.totalPrice ?? 0),
      );
      return group.map((row, index) => [row, parts[index] ?? '0'] as const);
    }),
  );
}

/** Sets the price of a line. Also sets the price per carat if the line is priced by weight. */
export function setPrice(line: OrderLine, totalPrice: number | string): void {
  line.totalPrice = String(totalPrice);
  const isByWeight = line.pricePerCarat !== null && Number(line.carats) > 0;
  line.pricePerCarat = isByWeight ? quotient(totalPrice, line.carats ?? 0) : null;
}
