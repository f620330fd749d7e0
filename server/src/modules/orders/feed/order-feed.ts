import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { cursorExpired } from '../../../kernel/errors/errors.ts';
import { largestStep } from '../../../kernel/input/page.ts';
import { IsInt, IsOptional, Max, MaxLength, Min } from '../../../kernel/input/rules.ts';
import { actorOf, signedIn, withScope } from '../../../kernel/use-cases/access.ts';
import type { CursorPurpose } from '../../../kernel/use-cases/cursors.ts';
import { isTest } from '../../../kernel/use-cases/sandbox/sandbox.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { beginFollowing, followLog, type LogProgress } from '../../../platform/change-log/follow-log.ts';
import { isKnownPosition } from '../../../platform/change-log/position.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { inSnapshot } from '../../../platform/database/transactions.ts';
import { conditionsOn } from '../database.ts';
import { testsOnly } from '../list-orders.ts';
import { type OrderRow, o, readOrders } from '../order-row.ts';

/** Position in a user's order feed. */
export interface OrderFeedPlace {
  readonly log: LogProgress;
  /**
   * ID of the last order read from the snapshot. Null if the snapshot is complete and the feed continues with the
   * changes made since the snapshot started.
   */
  readonly after: number | null;
}

/** Current state of an order, or null if it was deleted. */
interface OrderChange {
  readonly id: number;
  readonly order: OrderRow | null;
}

/** Page of the feed. Its changes must be applied in this order. */
interface OrderFeedStep {
  readonly changes: readonly OrderChange[];
  readonly next: OrderFeedPlace;
  readonly hasMore: boolean;
}

interface OrderFeedRequest {
  readonly userId: number;
  /** True to return only test orders, false to exclude them. */
  readonly isTest: boolean;
  /** Null to start from the beginning. */
  readonly position: OrderFeedPlace | null;
  readonly limit: number;
}

const subject = 'sales_order';
const order = conditionsOn('sales_order', 'o');
const followed = ({ userId, isTest }: OrderFeedRequest): Condition =>
  order.and([order('o.user_id', '=', userId), testsOnly(isTest)]);

/**
 * Reads the next page of the feed from one database snapshot. Throws INVALID_REQUEST 410 (CURSOR_EXPIRED) if the
 * change log no longer contains all changes since the cursor.
 */
const readOrderFeed = (em: EntityManager, request: OrderFeedRequest): Promise<OrderFeedStep> =>
  inSnapshot(em, async (snapshot) => {
    const { position } = request;
    if (!position) return readSnapshot(snapshot, request, await beginFollowing(snapshot), 0);
    if (!(await isKnownPosition(snapshot, position.log.since))) {
      throw cursorExpired('This cursor is older than one month, or was issued before the database was restored');
    }
    return position.after === null
      ? readChanges(snapshot, request, position.log)
      : readSnapshot(snapshot, request, position.log, position.after);
  });

/** Reads a page of current orders, sorted by ID. */
async function readSnapshot(
  em: EntityManager,
  request: OrderFeedRequest,
  log: LogProgress,
  after: number,
): Promise<OrderFeedStep> {
  const orders = await readOrders(em, {
    where: order.and([followed(request), order('o.id', '>', after)]),
    orderBy: o('id'),
    limit: request.limit,
  });
  const last = orders.length === request.limit ? orders.at(-1) : undefined;
  return {
    changes: orders.map((row) => ({ id: row.id, order: row })),
    next: { log, after: last?.id ?? null },
    // After the snapshot, the feed continues with the changes made since the snapshot started.
    hasMore: true,
  };
}

/** Reads a page of changes: the current state of changed orders, and the IDs of deleted orders. */
async function readChanges(
  em: EntityManager,
  request: OrderFeedRequest,
  position: LogProgress,
): Promise<OrderFeedStep> {
  const { userId, isTest, limit } = request;
  // An order's buyer never changes. For deleted orders, the change log contains the buyer.
  const isVisibleChange = sql<boolean>`(c.subject = ${sql.lit(subject)} and (
    ((c.sales_order).user_id = ${userId} and coalesce((c.sales_order).is_test, false) = ${isTest})
    or exists (select from sales_order o where o.id = c.item_id and ${followed(request)})))`;
  const { changes, next, hasMore } = await followLog(em, [subject], position, limit, isVisibleChange);
  // Each order is returned once, at the position of its last change.
  const ids = [...new Set(changes.map(({ itemId }) => itemId).toReversed())].toReversed();
  const orders =
    ids.length === 0
      ? []
      : await readOrders(em, { where: order.and([followed(request), order('o.id', '=', anyOf(ids))]) });
  const byId = new Map(orders.map((row) => [row.id, row]));
  return {
    changes: ids.map((id) => ({ id, order: byId.get(id) ?? null })),
    next: { log: next, after: null },
    hasMore,
  };
}

class OrderFeedInput {
  @IsOptional()
  @MaxLength(20_000)
  cursor?: string | null | undefined;

  @Max(largestStep)
  @Min(1)
  @IsInt()
  first: number = 100;
}

/**
 * Returns the caller's orders, followed by changes to them. A client that stores the cursor of each response misses
 * no committed change. Throws INVALID_REQUEST at `cursor`: VALIDATION_FAILED, CURSOR_MISMATCH, CURSOR_EXPIRED.
 */
export const orderFeed = query(withScope(signedIn, 'ORDERS_READ'), OrderFeedInput, async (ctx, { cursor, first }) => {
  const { id: userId } = actorOf(ctx);
  const { cursors } = ctx.services;
  const purpose: CursorPurpose = { feed: 'orders', ownerId: userId, question: isTest(ctx) ? 'tests' : '', terms: '' };
  const position = cursor ? cursors.read<OrderFeedPlace>(cursor, purpose) : null;
  const { changes, next, hasMore } = await readOrderFeed(ctx.em, {
    userId,
    isTest: isTest(ctx),
    position,
    limit: first,
  });
  return { changes, cursor: cursors.sign(purpose, next), hasMore };
});
