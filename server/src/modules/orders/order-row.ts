import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, type QueryCreator, type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { OrdersTables } from '../../../generated/tables/orders.ts';
import { AppError } from '../../kernel/errors/errors.ts';
import { type Condition, rowCount } from '../../platform/database/statements/statements.ts';
import { type ItemSnapshot } from '../selling/index.ts';
import { itemIdIn } from '../selling/items/index.ts';
import { itemKinds } from '../selling/kinds/index.ts';
import { columnsOf, conditionsOn, queryIn } from './database.ts';
import type { OrderDetails } from './details/order-details.ts';
import type { OrderStatus } from './order-status.ts';

/** A line as it was frozen. */
export interface OrderLineRow extends ItemSnapshot {
  id: number;
  itemType: number;
  /** The item, among those of its kind; null once it is deleted. */
  itemId: number | null;
  numberOfStones: number | null;
  ringSize: string | null;
  stockId: string;
  lineSet: string | null;
  description: string;
  carats: number | null;
  pricePerCarat: number | null;
  totalPrice: number;
  /** What REST tells of the item, by names of its own: null for other kinds, and once the item is deleted. */
  details: Readonly<Record<string, unknown>>;
}

/** An order with its lines. */
export interface OrderRow extends OrderDetails {
  id: number;
  userId: number | null;
  /** It was placed with a test key. */
  isTest: boolean;
  buyerName: string;
  buyerEmail: string;
  buyerAddress: string | null;
  /** VAT number of the buyer's company; null if not set. */
  buyerVatNumber: string | null;
  status: OrderStatus;
  createdAt: Date;
  updatedAt: Date;
  completedAt: Date | null;
  /** When payment was last asked for; null while it was not, and after cancelling. */
  paymentRequestedAt: Date | null;
  totalPrice: number;
  /** ISO 4217: of all its amounts. */
  currency: string;
  version: number;
  /** As in the cart. */
  lines: readonly OrderLineRow[];
}

const order = conditionsOn('sales_order', 'o');

/** SQL: what the kinds tell of the item of the line `l`, as one JSON object. */
const details = sql<OrderLineRow['details']>`json_build_object(${sql.join(
  itemKinds.flatMap(({ rest }) => (rest?.inOrders ? [sql`${sql.lit(rest.inOrders.name)}, ${rest.inOrders.json}`] : [])),
)})`;

type Tables = { readonly [Name in keyof OrdersTables]: Selectable<OrdersTables[Name]> };

/** Where orders and their lines are read from: the tables, or the parts of a statement that has just written them. */
interface Sources {
  readonly orders: string;
  readonly lines: string;
}

const linesIn = (table: string) =>
  order
    .selectFrom(sql<Tables['sales_order_line']>`${sql.table(table)}`.as('l'))
    .select([
      'l.id',
      'l.item_type as itemType',
      itemIdIn('l').as('itemId'),
      'l.number_of_stones as numberOfStones',
      'l.ring_size as ringSize',
      'l.stock_id as stockId',
      'l.line_set as lineSet',
      'l.description',
      'l.carats',
      'l.price_per_carat as pricePerCarat',
      'l.total_price as totalPrice',
      'l.image_url as imageUrl',
      'l.laboratory',
      'l.report_number as reportNumber',
      'l.facts',
      details.as('details'),
    ])
    .whereRef('l.order_id', '=', 'o.id')
    .orderBy('l.position');

/** A statement that reads orders `o` and their lines. */
export const ordersIn = (db: Pick<QueryCreator<OrdersTables>, 'selectFrom'>, { orders, lines }: Sources) =>
  db
    .selectFrom(sql<Tables['sales_order']>`${sql.table(orders)}`.as('o'))
    .select([
      'o.id',
      'o.user_id as userId',
      'o.is_test as isTest',
      'o.buyer_name as buyerName',
      'o.buyer_email as buyerEmail',
      'o.buyer_address as buyerAddress',
      'o.buyer_vat_number as buyerVatNumber',
      'o.status',
      'o.reference',
      'o.note',
      'o.delivery_address as deliveryAddress',
      'o.billing_address as billingAddress',
      'o.created_at as createdAt',
      'o.updated_at as updatedAt',
      'o.completed_at as completedAt',
      'o.payment_requested_at as paymentRequestedAt',
      'o.total_price as totalPrice',
      'o.currency',
      'o.version',
      jsonArrayFrom(linesIn(lines)).as('lines'),
    ]);

/** An order as it is worked with, of what {@link ordersIn} reads. */
export const orderOf = <Row extends ReadOrder>({
  createdAt,
  updatedAt,
  completedAt,
  paymentRequestedAt,
  totalPrice,
  ...row
}: Row) => ({
  ...row,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
  completedAt: completedAt === null ? null : new Date(completedAt),
  paymentRequestedAt: paymentRequestedAt === null ? null : new Date(paymentRequestedAt),
  totalPrice: Number(totalPrice),
});

/** What the driver reads in another way. */
type ReadOrder = Record<'createdAt' | 'updatedAt' | 'totalPrice', string> &
  Record<'completedAt' | 'paymentRequestedAt', string | null>;

interface Selection {
  where: Condition;
  orderBy?: Expression<unknown>;
  limit?: number;
  offset?: number;
}

/** The columns of the order `o`. */
export const o = columnsOf('sales_order', 'o');

/** SQL: the newest first. */
export const newestFirst = sql`${o('id')} desc`;

/** SQL: this order and no other. */
export const orderIs = (id: number): Condition => order('o.id', '=', id);

/** Reads orders `o` and their lines in one query. */
export async function readOrders(
  em: EntityManager,
  { where, orderBy = newestFirst, limit, offset = 0 }: Selection,
): Promise<OrderRow[]> {
  const rows = await ordersIn(queryIn(em), { orders: 'sales_order', lines: 'sales_order_line' })
    .where(where)
    .orderBy(orderBy)
    .limit(limit ?? null)
    .offset(offset)
    .execute();
  return rows.map(orderOf);
}

/** How many orders there are. */
export async function countOrders(em: EntityManager, where: Condition): Promise<number> {
  const orders = queryIn(em).selectFrom('sales_order as o').select(rowCount.as('count')).where(where);
  return (await orders.executeTakeFirstOrThrow()).count;
}

/** One order. Throws ORDER_NOT_FOUND, also when the condition keeps it from the caller. */
export async function readOrder(em: EntityManager, where: Condition): Promise<OrderRow> {
  const [found] = await readOrders(em, { where, limit: 1 });
  if (!found) throw new AppError('ORDER_NOT_FOUND');
  return found;
}
