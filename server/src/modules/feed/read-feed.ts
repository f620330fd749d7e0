import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { cursorExpired } from '../../kernel/errors/errors.ts';
import { beginFollowing, followLog, type LogProgress } from '../../platform/change-log/follow-log.ts';
import { isBetween, isKnownPosition } from '../../platform/change-log/position.ts';
import { ChangeKind, type LogRange } from '../../platform/change-log/read-changes.ts';
import { inSnapshot } from '../../platform/database/transactions.ts';
import { readStock, type StockField, type StockRow } from '../stock/fields/index.ts';
import type { StockType } from '../stock/index.ts';
import type { FeedQuery, FeedStockType } from './feed-query.ts';

/** Position of a client in a feed. */
export interface FeedPosition {
  readonly log: LogProgress;
  /**
   * Last item read from the snapshot. Null if the snapshot is complete and the feed continues with changes since its
   * start.
   */
  readonly snapshot: { readonly type: string; readonly id: number } | null;
}

/** Change to an item in the client's copy. */
export interface StockChange {
  readonly type: StockType;
  readonly id: number;
  /** Current row of the item. Null if the client must remove the item. */
  readonly row: StockRow | null;
}

/** Page of a feed. The client must apply its changes in this order. */
export interface FeedStep {
  readonly changes: readonly StockChange[];
  readonly next: FeedPosition;
  /** True if more changes can be read immediately. */
  readonly hasMore: boolean;
}

/** Request for one page of a feed. */
export interface FeedRequest {
  readonly question: FeedQuery;
  /** Position to continue from. Null to start from the beginning. */
  readonly position: FeedPosition | null;
  readonly limit: number;
  /** Returns the fields to read for a stock type. Default: all fields that the viewer may read. */
  readonly fieldsOf?: ((type: StockType) => readonly StockField[]) | undefined;
  /**
   * Returns true if items of a stock type contain data about their neighbors, such as the other half of a pair. If
   * so, the neighbors of a changed item are also returned. Default: false.
   */
  readonly showsNeighbors?: ((type: StockType) => boolean) | undefined;
}

/**
 * Reads the next page of a feed in a single database snapshot. Throws INVALID_REQUEST 410 (CURSOR_EXPIRED) if the
 * change log no longer contains all changes since the cursor.
 */
export const readFeed = (em: EntityManager, request: FeedRequest): Promise<FeedStep> =>
  inSnapshot(em, async (snapshot) => {
    const { position, question } = request;
    if (!position) {
      const [first] = question.stock;
      const log = await beginFollowing(snapshot);
      return readSnapshot(snapshot, request, log, { type: first?.type.name ?? '', id: 0 });
    }
    if (!(await isKnownPosition(snapshot, position.log.since))) {
      throw cursorExpired('This cursor is older than one month, or was issued before the database was restored');
    }
    return position.snapshot
      ? readSnapshot(snapshot, request, position.log, position.snapshot)
      : readChanges(snapshot, request, position.log);
  });

/** Reads the current stock after a given item, ordered by type and ID. */
async function readSnapshot(
  em: EntityManager,
  { question, limit, fieldsOf }: FeedRequest,
  log: LogProgress,
  after: { readonly type: string; readonly id: number },
): Promise<FeedStep> {
  const changes: StockChange[] = [];
  const startIndex = question.stock.findIndex(({ type }) => type.name === after.type);
  for (const { type, condition } of question.stock.slice(startIndex)) {
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

/** Reads the changes since a position: current items, their neighbors if required, and removed items. */
async function readChanges(
  em: EntityManager,
  { question, limit, fieldsOf, showsNeighbors = () => false }: FeedRequest,
  log: LogProgress,
): Promise<FeedStep> {
  const subjects = question.stock.map(({ type }) => type.subject);
  const { changes: logged, stretch: range, next, hasMore } = await followLog(em, subjects, log, limit);
  const changes: StockChange[] = [];
  for (const feedType of question.stock) {
    const { type, condition } = feedType;
    const ids = [...new Set(logged.flatMap((change) => (change.subject === type.subject ? [change.itemId] : [])))];
    if (ids.length === 0) continue;
    const neighbors = showsNeighbors(type) ? await neighborsOf(em, type, range, ids) : [];
    const rows = await readStock(em, {
      type,
      viewer: question.viewer,
      where: sql`${condition} and d.id = any(${[...ids, ...neighbors]})`,
      fields: fieldsOf?.(type),
    });
    const presentIds = new Set(rows.map(({ id }) => id));
    const missingIds = ids.filter((id) => !presentIds.has(id));
    for (const id of await hadBefore(em, { feedType, question, range }, missingIds))
      changes.push({ type, id, row: null });
    for (const row of rows) changes.push({ type, id: row.id, row });
  }
  return { changes, next: { log: next, snapshot: null }, hasMore };
}

/** SQL for the log rows `c` of a stock type within a range. Each row contains an item as it was before a change. */
function loggedBefore({ subject }: StockType, { since, until, after }: LogRange, ids: readonly number[]) {
  const isAfter = after ? sql<boolean>`(c.xid, c.id) > (${after.xid}::xid8, ${after.id}::bigint)` : sql<boolean>`true`;
  return sql<boolean>`c.subject = ${subject} and c.item_id = any(${ids})
    and c.kinds & ${sql.lit(ChangeKind.CREATED)} = 0 and ${isBetween(since, until)} and ${isAfter}`;
}

/** Returns the IDs of the neighbors of changed items, in their current state and in the state before each change. */
async function neighborsOf(
  em: EntityManager,
  type: StockType,
  range: LogRange,
  ids: readonly number[],
): Promise<number[]> {
  const { neighbors, table } = type;
  if (!neighbors) return [];
  const currentColumns = sql.join(neighbors.columns.map((column) => sql.ref(`d.${column}`)));
  const previousColumns = sql.join(neighbors.columns.map((column) => sql`(c.${sql.ref(table)}).${sql.ref(column)}`));
  const { rows } = await neighbors
    .idsOf(sql`
      select d.id, ${currentColumns} from ${sql.table(table)} d where d.id = any(${ids})
      union select c.item_id, ${previousColumns} from change_log c where ${loggedBefore(type, range, ids)}`)
    .execute(em.getKysely());
  return rows.map(({ id }) => id);
}

/**
 * Returns the items that the client may have a copy of. These items were visible before one of the changes and may
 * have matched the filter. All states are checked, because an item can appear and disappear between two requests.
 */
async function hadBefore(
  em: EntityManager,
  {
    feedType: { type, conditionBefore },
    question,
    range,
  }: { feedType: FeedStockType; question: FeedQuery; range: LogRange },
  ids: readonly number[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct d.id from change_log c
    cross join lateral (select (c.${sql.ref(type.table)}).*, c.item_id as id) d
    where ${loggedBefore(type, range, ids)} and ${type.visibleTo(question.viewer)} and ${conditionBefore}
    order by d.id`.execute(em.getKysely());
  return rows.map(({ id }) => id);
}
