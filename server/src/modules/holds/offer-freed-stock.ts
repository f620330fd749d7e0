import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import type { JobContext, JobHandler } from '../../kernel/use-cases/job.ts';
import { activeUsers, unrestrictedViewer } from '../accounts/visibility/index.ts';
import { queryIn } from './database.ts';
import { type HeldType, heldTypes } from './held-item.ts';
import { stockOffered } from './records/hold.events.ts';
import type { StockWait } from './stock-wait.entity.ts';
import { hasOfferExpired, waitingListOf } from './waiting-list.ts';

const hourMs = 3_600_000;

/**
 * Runs every minute. If an item with a waiting list is available, offers it to the next user on the list with a hold
 * or an email. Code that makes an item available therefore does not have to trigger the offer.
 */
export const offerAvailableStock: JobHandler = {
  queue: 'catalogue.offer-freed-stock',
  schedule: '* * * * *',
  title: 'Offer available stock to waiting lists',
  async handle(ctx) {
    for (const heldType of heldTypes) {
      for (const id of await freeItems(ctx.em, heldType)) await offerInTransaction(ctx, heldType, id);
    }
  },
};

async function offerInTransaction({ em, services, log }: JobContext, heldType: HeldType, id: number): Promise<void> {
  try {
    await em.fork().transactional((tx) => offer(tx, services, heldType, id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ err: error, kind: heldType.type.name, id }, 'could not offer the item to its waiting list');
  }
}

/**
 * Returns the IDs of items that have a waiting list and are available to everyone. If `locked` is set, considers only
 * that item and locks it. Skips it if another transaction has locked it.
 */
async function freeItems(em: EntityManager, { type }: HeldType, locked: number | null = null): Promise<number[]> {
  const isLockedItem = locked === null ? sql`true` : sql`d.id = ${locked}`;
  const lock = locked === null ? sql`` : sql`for no key update skip locked`;
  const { rows } = await sql<{ id: number }>`
    select d.id from ${sql.table(type.table)} d
    where d.id in (select w.item_id from stock_wait w where w.kind = ${type.name}) and ${isLockedItem}
      and ${type.isForSaleTo(unrestrictedViewer)}
    order by d.id ${lock}`.execute(queryIn(em, { type: 'write' }));
  return rows.map(({ id }) => id);
}

async function offer(
  em: EntityManager,
  { events }: JobContext['services'],
  heldType: HeldType,
  id: number,
): Promise<void> {
  const kind = heldType.type.name;
  const [free] = await freeItems(em, heldType, id);
  if (free === undefined) return;
  const list = await waitingListOf(em, { kind, id });
  const activeUserIds = await activeUsers(
    em,
    list.map(({ userId }) => userId),
  );
  const now = Date.now();
  const isExpired = (entry: StockWait): boolean => hasOfferExpired(entry, now);
  for (const entry of list.filter(isExpired)) em.remove(entry);
  // Blocked and unapproved users are skipped but keep their position.
  const next = list.find((entry) => activeUserIds.has(entry.userId) && !isExpired(entry));
  if (next && next.toldAt === null) {
    const { userId, holdHours } = next;
    const until = holdHours === null ? null : new Date(now + holdHours * hourMs);
    if (until) {
      await heldType.holds.hold(em, id, { userId, until });
      em.remove(next);
    } else {
      next.toldAt = new Date(now);
    }
    await events.publish(em, stockOffered, { kind, itemId: id, userId, until: until?.toISOString() ?? null });
  }
  await em.flush();
}
