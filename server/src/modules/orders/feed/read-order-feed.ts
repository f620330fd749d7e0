import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { cursorExpired } from '../../../kernel/errors/errors.ts';
import { beginFollowing, followLog, type LogPlace } from '../../../platform/change-log/follow-log.ts';
import { isKnownPosition } from '../../../platform/change-log/position.ts';
import { inSnapshot } from '../../../platform/database/snapshot.ts';
import { anyOf, type Condition } from '../../../platform/database/statements/statements.ts';
import { conditionsOn } from '../database.ts';
import { testsOnly } from '../order-filter.ts';
import { type OrderRow, o, readOrders } from '../order-row.ts';

/** How far somebody has come with the feed of their orders. */
export interface OrderFeedPlace {
  readonly log: LogPlace;
  /** The last order of the snapshot that they have. Null: they have all, and follow what has changed since it began. */
  readonly after: number | null;
}

/** An order as it is now; null: it is gone. */
interface OrderChange {
  readonly id: number;
  readonly order: OrderRow | null;
}

/** Some orders, in the order in which they are to be taken over. */
interface OrderFeedStep {
  readonly changes: readonly OrderChange[];
  readonly next: OrderFeedPlace;
  readonly hasMore: boolean;
}

interface Asked {
  readonly userId: number;
  /** Whether their tests are followed, or all that is none. */
  readonly isTest: boolean;
  /** Null: from the beginning. */
  readonly place: OrderFeedPlace | null;
  readonly limit: number;
}

const subject = 'sales_order';
const order = conditionsOn('sales_order', 'o');
const followed = ({ userId, isTest }: Asked): Condition =>
  order.and([order('o.user_id', '=', userId), testsOnly(isTest)]);

/**
 * The next step of the feed of a user's orders, which is one state of them. Throws INVALID_REQUEST 410 (CURSOR_EXPIRED) where
 * the log does not go back so far.
 */
export const readOrderFeed = (em: EntityManager, asked: Asked): Promise<OrderFeedStep> =>
  inSnapshot(em, async (snapshot) => {
    const { place } = asked;
    if (!place) return readSnapshot(snapshot, asked, await beginFollowing(snapshot), 0);
    if (!(await isKnownPosition(snapshot, place.log.since))) {
      throw cursorExpired('This cursor is older than a month, or of another state of the house');
    }
    return place.after === null
      ? readChanges(snapshot, asked, place.log)
      : readSnapshot(snapshot, asked, place.log, place.after);
  });

/** The orders as they are, by their ids. */
async function readSnapshot(em: EntityManager, asked: Asked, log: LogPlace, after: number): Promise<OrderFeedStep> {
  const orders = await readOrders(em, {
    where: order.and([followed(asked), order('o.id', '>', after)]),
    orderBy: o('id'),
    limit: asked.limit,
  });
  const last = orders.length === asked.limit ? orders.at(-1) : undefined;
  return {
    changes: orders.map((one) => ({ id: one.id, order: one })),
    next: { log, after: last?.id ?? null },
    // Whatever has changed since it began comes next.
    hasMore: true,
  };
}

/** What has changed since: orders as they are now, and those that are gone. */
async function readChanges(em: EntityManager, asked: Asked, place: LogPlace): Promise<OrderFeedStep> {
  const { userId, isTest, limit } = asked;
  // An order stays its buyer's: what is not there any more was theirs by what the log keeps of it.
  const isTheirs = sql<boolean>`(c.subject = ${sql.lit(subject)} and (
    ((c.sales_order).user_id = ${userId} and coalesce((c.sales_order).is_test, false) = ${isTest})
    or exists (select from sales_order o where o.id = c.item_id and ${followed(asked)})))`;
  const { changes, next, hasMore } = await followLog(em, [subject], place, limit, isTheirs);
  // Each once, in the place of its last change.
  const ids = [...new Set(changes.map(({ itemId }) => itemId).toReversed())].toReversed();
  const orders =
    ids.length === 0
      ? []
      : await readOrders(em, { where: order.and([followed(asked), order('o.id', '=', anyOf(ids))]) });
  const byId = new Map(orders.map((one) => [one.id, one]));
  return {
    changes: ids.map((id) => ({ id, order: byId.get(id) ?? null })),
    next: { log: next, after: null },
    hasMore,
  };
}
