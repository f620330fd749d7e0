import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { queryIn } from '../database/statements/own-tables.ts';
import { asText } from '../database/statements/statements.ts';

/**
 * Position of a reader in the change log: the set of transactions whose changes it has read. Transactions do not
 * commit in the order in which they start, so neither an ID nor a time would be sufficient. With the set of visible
 * transactions, late commits are not missed and readers need not wait.
 */
export interface LogPosition {
  readonly origin: string;
  /** Visible transactions, as a `pg_snapshot`. */
  readonly seen: string;
  /** Last visible row. If a database does not contain it, the database was restored from an older backup. */
  readonly last: LogRow & { readonly at: string };
}

export interface LogRow {
  readonly xid: string;
  readonly id: string;
}

/**
 * Returns SQL for the transactions that are running in `snapshot` and have a lower ID than `other`. The result is an
 * array of strings, ordered by ID.
 */
export const runningIn = (snapshot: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<string[]> =>
  // Sorted by the qualified column. The unqualified `xid` would be a string, which sorts 1000 before 999.
  sql`array(
    select running.xid::text from pg_snapshot_xip(${snapshot}) running (xid) where running.xid < ${other}
    order by running.xid)`;

/**
 * Returns the current position. The log contains at least one row per day, so there is always a last row. The set of
 * visible transactions ends with the last row's transaction. If a backup that contains this row is restored, later
 * changes count as new, even if their transaction IDs were used before.
 */
export const presentPosition = async (em: EntityManager): Promise<LogPosition> =>
  positionFrom(await readingPosition(em).executeTakeFirstOrThrow());

/** Returns the query of `presentPosition`, for statements that also read other data. */
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

/** Row of {@link readingPosition}. */
export interface PositionRow extends LogRow {
  readonly origin: string;
  readonly at: string;
  readonly running: readonly string[];
}

export function positionFrom({ origin, xid, id, at, running }: PositionRow): LogPosition {
  const end = (BigInt(xid) + 1n).toString();
  return { origin, seen: `${running[0] ?? end}:${end}:${running.join(',')}`, last: { xid, id, at } };
}

/**
 * Returns whether the log still contains all changes since a position. False if partitions after the position have
 * been dropped, or if the position belongs to another database. Also false if the database was restored from an older
 * backup.
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

/** Returns the condition that a row of the log (alias `c`) is visible at the second position, but not at the first. */
export const isBetween = (since: LogPosition, until: LogPosition): RawBuilder<boolean> => sql`(
  c.xid >= ${since.seen.split(':')[0]}::xid8
  and not pg_visible_in_snapshot(c.xid, ${since.seen}::pg_snapshot)
  and pg_visible_in_snapshot(c.xid, ${until.seen}::pg_snapshot))`;
