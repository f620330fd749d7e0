import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { asJson } from '../../../platform/database/statements/statements.ts';
import type { KeepId } from '../../../platform/http/idempotency.ts';
import { emptyCart } from '../../cart/index.ts';
import { allocating } from '../../reservations/index.ts';
import { type TakenStock, unavailableError } from '../../selling/allocation/index.ts';
import type { BasketRow } from '../../selling/basket/index.ts';
import { itemKinds } from '../../selling/kinds/index.ts';
import { deletingOrderedItems } from '../../wishlist/index.ts';
import { queryIn } from '../database.ts';
import type { OrderDetails } from '../details/order-details.ts';
import { type OrderRow, ordersIn } from '../order-row.ts';
import { OrderStatus } from '../order-status.ts';
import { OrderEventKind } from '../timeline/order-event-kind.ts';
import { writingTimeline } from '../timeline/timeline.ts';
import type { BuyerSnapshot } from './buyer.ts';
import type { LineFacts, LineRow } from './order-lines.ts';

interface NewOrder extends BuyerSnapshot, Partial<OrderDetails> {
  readonly isTest: boolean;
  readonly totalPrice: string;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Data written together with an order. */
interface OrderExtras {
  /** Stock that the order reserves. Empty for test orders. */
  readonly stock: readonly TakenStock<LineRow>[];
  /** Rows to remove from the cart. */
  readonly cart: readonly BasketRow[];
  /** Stores the order ID under the idempotency key. */
  readonly saveId: KeepId;
}

const columns = sql.join(itemKinds.map(({ column }) => sql.ref(column)));
const references = sql.join(itemKinds.map(({ reference }) => sql.ref(`l.${reference}`)));
const referenceTypes = sql.join(itemKinds.map(({ reference }) => sql`${sql.ref(reference)} int`));

/** SQL: inserts the lines of the order in the CTE `placed`. Returns IDs and positions. */
const writingLines = (lines: readonly LineFacts[]): RawBuilder<{ id: number; position: number }> => sql`
  insert into sales_order_line (order_id, position, item_type, ${columns}, stock_id, line_set, description, image_url,
    laboratory, report_number, facts, number_of_stones, ring_size, carats, price_per_carat, total_price)
  select o.id, l.position, l."itemType", ${references}, l."stockId", l."lineSet", l.description, l."imageUrl",
    l.laboratory, l."reportNumber", coalesce(l.facts, '[]'), l."numberOfStones", l."ringSize", l.carats, l."pricePerCarat",
    l."totalPrice"
  from placed o, jsonb_to_recordset(${asJson(lines)}) as l (position smallint, "itemType" smallint, ${referenceTypes},
    "stockId" text, "lineSet" text, description text, "imageUrl" text, laboratory text, "reportNumber" text, facts jsonb,
    "numberOfStones" int, "ringSize" text, carats numeric, "pricePerCarat" numeric, "totalPrice" numeric)
  order by l.position
  returning *`;

/** SQL: allocates the reserved stock to the lines in the CTE `line`, matched by position. */
const allocatingStock = (stock: readonly TakenStock<LineRow>[], lines: ReadonlyMap<LineRow, LineFacts>) => {
  const stockRows = stock.map(({ row, ...item }) => ({ ...item, position: lines.get(row)?.position }));
  return allocating(sql`(
    select l.id as "lineId", s.* from line l join jsonb_to_recordset(${asJson(stockRows)}) as s (position int, "itemType" smallint,
      "itemId" int, "isWhole" boolean, stones int, carats numeric) on s.position = l.position) t`);
};

/** Encloses a statement in parentheses, for use as a CTE. */
const part = <Row>(statement: RawBuilder<Row>): RawBuilder<Row> => sql`(${statement})`;

/** SQL: positions of the lines with allocated stock. */
const allocatedPositions = sql<readonly number[]>`
  array(select l.position from allocated a join line l on l.id = a."lineId")`;

/**
 * Writes an order in one statement: the order, its lines, the first event of its timeline and its reserved stock.
 * Also removes the items from the buyer's cart and wishlist. Throws ITEM_NOT_FOUND 409, naming the rows whose stock
 * another order has reserved.
 */
export async function writeOrder(
  ctx: RequestContext,
  order: NewOrder,
  lines: ReadonlyMap<LineRow, LineFacts>,
  { stock, cart, saveId }: OrderExtras,
): Promise<OrderRow> {
  const { userId, isTest } = order;
  const id = sql<number>`(select id from placed)`;
  const placedOrder = { id, userId, status: OrderStatus.PROCESSING };
  const insertOrder = queryIn(ctx.em)
    .with('placed', (db) =>
      db
        .insertInto('sales_order')
        .values({
          user_id: userId,
          is_test: isTest,
          buyer_name: order.buyerName,
          buyer_email: order.buyerEmail,
          buyer_address: order.buyerAddress,
          buyer_vat_number: order.buyerVatNumber,
          reference: order.reference ?? null,
          note: order.note ?? null,
          delivery_address: jsonOrNull(order.deliveryAddress),
          billing_address: jsonOrNull(order.billingAddress),
          total_price: order.totalPrice,
          currency: order.currency,
        })
        .returningAll(),
    )
    .with('line', () => part(writingLines([...lines.values()])))
    .with('event', () => writingTimeline(ctx, placedOrder, [{ kind: OrderEventKind.PLACED }]))
    .with('allocated', () => part(allocatingStock(stock, lines)))
    .with('emptied', () => part(emptyCart(cart)))
    .with('fulfilled', () => part(deletingOrderedItems(userId, isTest ? [] : [...lines.keys()])))
    .with('kept', () => part(saveId(id)));
  const { allocated, ...placed } = await ordersIn(ctx.em, insertOrder, { orders: 'placed', lines: 'line' })
    .select(allocatedPositions.as('allocated'))
    .executeTakeFirstOrThrow();
  const unavailable = stock.flatMap(({ row }) => (allocated.includes(lines.get(row)?.position ?? -1) ? [] : [row]));
  if (unavailable.length > 0) throw unavailableError(unavailable);
  return placed;
}

const jsonOrNull = (value: object | null | undefined) => (value ? asJson(value) : null);
