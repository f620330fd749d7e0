import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { AppError } from '../../kernel/errors/errors.ts';
import type { JobContext, JobHandler } from '../../kernel/use-cases/job.ts';
import { houseViewer, usersWhoMayAct } from '../accounts/visibility/index.ts';
import { queryIn } from './database.ts';
import { type HeldType, heldTypes } from './held-item.ts';
import { stockOffered } from './records/hold.events.ts';
import type { StockWait } from './stock-wait.entity.ts';
import { hasPassed, waitsFor } from './waiting-list.ts';

const hourMs = 3_600_000;

/**
 * Every minute: of items that people wait for and that anybody can order now, whoever is next gets the hold or is told. In
 * whichever way an item became free, it is found here; nobody has to remember to say so.
 */
export const offerFreedStock: JobHandler = {
  queue: 'catalogue.offer-freed-stock',
  schedule: '* * * * *',
  async handle(ctx) {
    for (const held of heldTypes) {
      for (const id of await freeItems(ctx.em, held)) await offerInTransaction(ctx, held, id);
    }
  },
};

async function offerInTransaction({ em, services, log }: JobContext, held: HeldType, id: number): Promise<void> {
  try {
    await em.fork().transactional((tx) => offer(tx, services, held, id));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.info({ err: error, kind: held.type.name, id }, 'a freed item is not given to who waits for it');
  }
}

/** Items that somebody waits for and that are for sale to everybody. With an id, that one, locked: none where somebody else has it. */
async function freeItems(em: EntityManager, { type }: HeldType, locked: number | null = null): Promise<number[]> {
  const isOne = locked === null ? sql`true` : sql`d.id = ${locked}`;
  const lock = locked === null ? sql`` : sql`for no key update skip locked`;
  const { rows } = await sql<{ id: number }>`
    select d.id from ${sql.table(type.table)} d
    where d.id in (select w.item_id from stock_wait w where w.kind = ${type.name}) and ${isOne}
      and ${type.isForSaleTo(houseViewer)}
    order by d.id ${lock}`.execute(queryIn(em, { type: 'write' }));
  return rows.map(({ id }) => id);
}

async function offer(em: EntityManager, { events }: JobContext['services'], held: HeldType, id: number): Promise<void> {
  const kind = held.type.name;
  const [free] = await freeItems(em, held, id);
  if (free === undefined) return;
  const list = await waitsFor(em, { kind, id });
  const able = await usersWhoMayAct(
    em,
    list.map(({ userId }) => userId),
  );
  const now = Date.now();
  const isOver = (entry: StockWait): boolean => hasPassed(entry, now);
  for (const entry of list.filter(isOver)) em.remove(entry);
  // Who may not act at this moment keeps their place, and is passed over.
  const next = list.find((entry) => able.has(entry.userId) && !isOver(entry));
  if (next && next.toldAt === null) {
    const { userId, holdHours } = next;
    const until = holdHours === null ? null : new Date(now + holdHours * hourMs);
    if (until) {
      await held.holds.hold(em, id, { userId, until });
      em.remove(next);
    } else {
      next.toldAt = new Date(now);
    }
    await events.tell(em, stockOffered, { kind, itemId: id, userId, until: until?.toISOString() ?? null });
  }
  await em.flush();
}
