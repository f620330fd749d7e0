import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { batch } from '../../../kernel/use-cases/batch.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { areMet, unrestrictedViewer, viewerOf } from '../../accounts/visibility/index.ts';
import { queryIn } from '../database.ts';
import { ownOrderOf, type StockType } from '../stock-type.ts';
import type { Availability } from '../values/availability.ts';
import { SaleState, saleStateLabels } from '../values/sale-state.ts';

/** An item's availability for the caller. */
export interface ItemAvailability {
  readonly availability: Availability;
  /** ID of the caller's order that contains the item. Null if there is none. */
  readonly orderId: number | null;
}

/**
 * Returns the availability of items of one type for the caller, keyed by item ID. Runs one query. Includes inactive
 * items. Omits items on pages that the caller may not open, unless the caller has ordered them. Pass only items that
 * are already on one of the caller's lists.
 */
export async function readAvailabilities(
  ctx: RequestContext,
  type: StockType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemAvailability>> {
  if (ids.length === 0) return new Map();
  const viewer = await viewerOf(ctx);
  const { rows } = await sql<ItemAvailability & { id: number }>`
    select d.id, ${type.readNamed('availability', viewer)} as availability, ${ownOrderOf(type, viewer)} as "orderId"
    from ${type.rowsFor(viewer)} d
    where d.id = any(${[...ids]}::int[])
      and (${areMet(type.listRules(viewer).filter(({ isAboutStatus }) => !isAboutStatus))}
        or ${type.reservations.isBoughtBy(sql`d.id`, viewer.userId)})`.execute(queryIn(ctx.em));
  return new Map(rows.map(({ id, ...item }) => [id, item]));
}

/** Whether an item is for sale, and if not, which customer or order it is reserved for. For administrators. */
export interface ItemSale {
  readonly state: SaleState;
  /**
   * IDs of the order and the order line that contain the item. Null unless the state is IN_ORDER, or SOLD by an
   * order.
   */
  readonly orderId: number | null;
  readonly orderLineId: number | null;
  /** ID of the customer who has the item on hold. Null if it is not on hold or the hold has no customer. */
  readonly userId: number | null;
  readonly userName: string | null;
  /** End of the hold in PostgreSQL's text format. Null if the item is not on hold or the hold is open-ended. */
  readonly until: string | null;
}

/** Returns the sale state of each item, keyed by item ID. Runs one query. */
export async function readItemSales(
  em: EntityManager,
  type: StockType,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ItemSale>> {
  if (ids.length === 0) return new Map();
  const isClaimed = sql`s.state in (${sql.lit(SaleState.SOLD)}, ${sql.lit(SaleState.IN_ORDER)})`;
  const holds = type.heldFor
    ? sql`d.hold_user_id, d.hold_until`
    : sql`null::int as hold_user_id, null::timestamptz as hold_until`;
  const { rows } = await sql<ItemSale & { id: number }>`
    select s.id, s.state,
      case when ${isClaimed} then ${type.reservations.orderOf(sql`s.id`)} end as "orderId",
      case when ${isClaimed} then ${type.reservations.lineOf(sql`s.id`)} end as "orderLineId",
      u.id as "userId",
      coalesce((select a.first_name || ' ' || a.last_name from user_address a where a.user_id = u.id order by a.id limit 1), u.email)
        as "userName",
      case when s.state = ${sql.lit(SaleState.ON_HOLD)} then s.hold_until end as until
    from (
      select d.id, ${type.readNamed('saleState', unrestrictedViewer)} as state, ${holds}
      from ${type.rowsFor(unrestrictedViewer)} d where d.id = any(${[...ids]}::int[])
    ) s left join user_account u on u.id = s.hold_user_id and s.state = ${sql.lit(SaleState.ON_HOLD)}`.execute(
    queryIn(em, { type: 'write' }),
  );
  return new Map(rows.map(({ id, ...sale }) => [id, sale]));
}

/** Returns the sale state of one item. Calls in the same tick share one query. */
export const itemSale = batch(({ em }: RequestContext, ids: readonly number[], type: StockType) =>
  readItemSales(em, type, ids),
);

/**
 * Formats the sale state, such as `Sold in order 22`, `On hold for Anna Lee` or `On memo`. The end of a hold is not
 * included.
 */
export function saleInWords({ state, orderId, userName }: ItemSale): string {
  const label = saleStateLabels[state];
  if (state === SaleState.SOLD) return orderId === null ? label : `Sold in order ${orderId}`;
  if (state === SaleState.IN_ORDER) return `In order ${orderId}`;
  return state === SaleState.ON_HOLD && userName !== null ? `${label} for ${userName}` : label;
}
