import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { queryIn } from '../database/statements/own-tables.ts';
import { asText } from '../database/statements/statements.ts';

/**
 * Where somebody stands in the log of changes: what they have seen of it. Transactions commit in another order than they
 * begin, so that neither a number nor a time tells that; the transactions whose rows were visible do. Nothing is waited for,
 * and nothing that commits late is missed.
 */
export interface LogPosition {
  /** Of which log it is. */
  readonly origin: string;
  /** Transactions whose rows have been seen, as a `pg_snapshot`. */
  readonly seen: string;
  /** The last row seen: it is not there in a copy of the database that was made before it. */
  readonly last: LogRow & { readonly at: string };
}

/** A row's place in the log. */
export interface LogRow {
  readonly xid: string;
  readonly id: string;
}

/** SQL: the transactions that run in a snapshot and are older than another one, as texts in the order of their numbers. */
export const runningIn = (snapshot: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<string[]> =>
  // Said with its table: `xid` alone would be the text, by which 1000 comes before 999.
  sql`array(
    select running.xid::text from pg_snapshot_xip(${snapshot}) running (xid) where running.xid < ${other}
    order by running.xid)`;

/**
 * The position of whoever has seen all there is at this moment. A row of each day stands in the log, so that there always is
 * a last one. What it says of transactions ends with that row's: whatever comes after a backup that has it is new, though
 * its numbers may have been used before.
 */
export const presentPosition = async (em: EntityManager): Promise<LogPosition> =>
  positionFrom(await readingPosition(em).executeTakeFirstOrThrow());

/** What `presentPosition` reads, for whoever reads more in the same moment. */
export const readingPosition = (em: EntityManager) =>
  queryIn(em, { type: 'write' })
    .selectFrom('change_log_origin as o')
    .innerJoinLateral(
      (rows) =>
        rows
          .selectFrom('change_log as c')
          .select((c) => [asText(c.ref('c.xid')).as('xid'), 'c.id', asText(c.ref('c.at')).as('at')])
          .orderBy('c.xid', 'desc')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'o.id as origin',
      'last.xid',
      'last.id',
      'last.at',
      runningIn(sql`pg_current_snapshot()`, sql`last.xid::xid8`).as('running'),
    ]);

/** A row of {@link readingPosition}. */
export interface PositionRow extends LogRow {
  readonly origin: string;
  readonly at: string;
  readonly running: readonly string[];
}

/** The position that was read. */
export function positionFrom({ origin, xid, id, at, running }: PositionRow): LogPosition {
  const end = (BigInt(xid) + 1n).toString();
  return { origin, seen: `${running[0] ?? end}:${end}:${running.join(',')}`, last: { xid, id, at } };
}

/**
 * Whether the log still has all that has changed since a position. It has not once the days from it on are dropped, nor where
 * the database is another one, or one that was restored from before.
 */
export async function isKnownPosition(em: EntityManager, { origin, last }: LogPosition): Promise<boolean> {
  const row = await queryIn(em, { type: 'write' })
    .selectFrom('change_log_origin as o')
    .innerJoin('change_log as c', (join) => join.onTrue())
    .select('c.id')
    .where('o.id', '=', origin)
    .where('c.xid', '=', last.xid)
    .where(sql<boolean>`c.id = ${last.id}::bigint`)
    .where('c.at', '=', last.at)
    .executeTakeFirst();
  return row !== undefined;
}

/** SQL: whether the row `c` of the log is new to whoever was at the first position and is at the second. */
export const isBetween = (since: LogPosition, until: LogPosition): RawBuilder<boolean> => sql`(
  c.xid >= ${since.seen.split(':')[0]}::xid8
  and not pg_visible_in_snapshot(c.xid, ${since.seen}::pg_snapshot)
  and pg_visible_in_snapshot(c.xid, ${until.seen}::pg_snapshot))`;
