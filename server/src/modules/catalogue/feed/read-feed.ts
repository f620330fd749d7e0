import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { cursorExpired } from '../../../kernel/errors/errors.ts';
import { beginFollowing, followLog, type LogPlace } from '../../../platform/change-log/follow-log.ts';
import { isBetween, isKnownPosition } from '../../../platform/change-log/position.ts';
import { ChangeKind, type LogStretch } from '../../../platform/change-log/read-changes.ts';
import { inSnapshot } from '../../../platform/database/snapshot.ts';
import type { StockField } from '../stock/fields/stock-field.ts';
import { readStock, type StockRow } from '../stock/lists/stock-row.ts';
import type { StockType } from '../stock/stock-type.ts';
import type { FedStock, FeedQuestion } from './feed-question.ts';

/** How far somebody has come with a feed. */
export interface FeedPlace {
  readonly log: LogPlace;
  /** The last item of the snapshot that they have. Null: they have it all, and follow what has changed since it began. */
  readonly snapshot: { readonly type: string; readonly id: number } | null;
}

/** An item as it is for whoever follows it, or one that they no longer have to have. */
export interface StockChange {
  readonly type: StockType;
  readonly id: number;
  /** Null: it is to be removed. */
  readonly row: StockRow | null;
}

/** Some changes, in the order in which they are to be taken over. */
export interface FeedStep {
  readonly changes: readonly StockChange[];
  readonly next: FeedPlace;
  /** Whether there is more to be read at once. */
  readonly hasMore: boolean;
}

interface Asked {
  readonly question: FeedQuestion;
  /** Null: from the beginning. */
  readonly place: FeedPlace | null;
  readonly limit: number;
  /** What is read of items of a type: by default all that the viewer may. */
  readonly fieldsOf?: (type: StockType) => readonly StockField[];
}

/** The next step of a feed, which is one state of the stock. Throws INVALID_REQUEST 410 (CURSOR_EXPIRED) where the log does not go back so far. */
export const readFeed = (em: EntityManager, asked: Asked): Promise<FeedStep> =>
  inSnapshot(em, async (snapshot) => {
    const { place, question } = asked;
    if (!place) {
      const [first] = question.stock;
      const log = await beginFollowing(snapshot);
      return readSnapshot(snapshot, asked, log, { type: first?.type.name ?? '', id: 0 });
    }
    if (!(await isKnownPosition(snapshot, place.log.since))) {
      throw cursorExpired('This cursor is older than a month, or of another state of the house');
    }
    return place.snapshot
      ? readSnapshot(snapshot, asked, place.log, place.snapshot)
      : readChanges(snapshot, asked, place.log);
  });

/** The stock as it is, type by type in the order of ids: from after an item on. */
async function readSnapshot(
  em: EntityManager,
  { question, limit, fieldsOf }: Asked,
  log: LogPlace,
  after: { readonly type: string; readonly id: number },
): Promise<FeedStep> {
  const changes: StockChange[] = [];
  const begun = question.stock.findIndex(({ type }) => type.name === after.type);
  for (const { type, condition } of question.stock.slice(begun)) {
    const rows = await readStock(em, {
      type,
      viewer: question.viewer,
      where: sql`${condition} and d.id > ${type.name === after.type ? after.id : 0}`,
      fields: fieldsOf?.(type),
      limit: limit - changes.length,
    });
    for (const row of rows) changes.push({ type, id: row.id, row });
    const last = rows.at(-1);
    if (last && changes.length === limit) {
      return { changes, next: { log, snapshot: { type: type.name, id: last.id } }, hasMore: true };
    }
  }
  return { changes, next: { log, snapshot: null }, hasMore: true };
}

/** What has changed since: items as they are now, and those that are gone. */
async function readChanges(em: EntityManager, { question, limit, fieldsOf }: Asked, log: LogPlace): Promise<FeedStep> {
  const subjects = question.stock.map(({ type }) => type.subject);
  const { changes: logged, stretch, next, hasMore } = await followLog(em, subjects, log, limit);
  const changes: StockChange[] = [];
  for (const fed of question.stock) {
    const { type, condition } = fed;
    const ids = [...new Set(logged.flatMap((change) => (change.subject === type.subject ? [change.itemId] : [])))];
    if (ids.length === 0) continue;
    const rows = await readStock(em, {
      type,
      viewer: question.viewer,
      where: sql`${condition} and d.id = any(${ids})`,
      fields: fieldsOf?.(type),
    });
    const there = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    for (const id of await hadBefore(em, { fed, question, stretch }, gone)) changes.push({ type, id, row: null });
    for (const row of rows) changes.push({ type, id: row.id, row });
  }
  return { changes, next: { log: next, snapshot: null }, hasMore };
}

/**
 * Those of some items that were there for whoever follows them before one of the changes: they may have them. Of others
 * nothing is said. An item may have been shown and gone again between two steps, so that every image counts.
 */
async function hadBefore(
  em: EntityManager,
  { fed: { type, condition }, question, stretch }: { fed: FedStock; question: FeedQuestion; stretch: LogStretch },
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { since, until, after } = stretch;
  const isAfter = after ? sql<boolean>`(c.xid, c.id) > (${after.xid}::xid8, ${after.id}::bigint)` : sql<boolean>`true`;
  const { rows } = await sql<{ id: number }>`
    select distinct d.id from change_log c
    cross join lateral (select (c.${sql.ref(type.table)}).*, c.item_id as id) d
    where c.subject = ${type.subject} and c.item_id = any(${ids}) and c.kinds & ${sql.lit(ChangeKind.CREATED)} = 0
      and ${isBetween(since, until)} and ${isAfter} and ${type.visibleTo(question.viewer)} and ${condition}
    order by d.id`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
