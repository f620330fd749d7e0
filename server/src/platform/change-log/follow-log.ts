import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { unavailable } from '../../kernel/errors/errors.ts';
import { driverOf } from '../database/driver.ts';
import { type LogPosition, type LogRow, presentPosition } from './position.ts';
import { type LoggedChange, type LogRange, readChanges } from './read-changes.ts';

/** A reader's progress in the change log. */
export interface LogProgress {
  /** Position up to which all changes have been read. */
  readonly since: LogPosition;
  /** End of the range that is being read. Null if no range is being read. */
  readonly until: LogPosition | null;
  /** Last row of the range that has been read. */
  readonly after: LogRow | null;
}

/** Result of one read of the change log. */
export interface LogStep {
  readonly changes: readonly LoggedChange[];
  readonly stretch: LogRange;
  readonly next: LogProgress;
  readonly hasMore: boolean;
}

/** Returns the current position of the log. Throws 503 UNAVAILABLE on a replica. */
export async function beginFollowing(em: EntityManager): Promise<LogProgress> {
  requirePrimary(em);
  return { since: await presentPosition(em), until: null, after: null };
}

/**
 * On a replica, `pg_current_snapshot()` does not include running transactions, so a position created there would skip
 * their changes.
 */
function requirePrimary(em: EntityManager): void {
  if (driverOf(em).isReplica) throw unavailable();
}

/**
 * Reads the next changes to the given subjects, at most `limit`, that match `condition`. Read the changed items in
 * the same transaction or later. Each item is then at least as new as its last change in the result. An item that
 * changes again is also returned by a later call. Throws 503 UNAVAILABLE on a replica.
 */
export async function followLog(
  em: EntityManager,
  subjects: readonly string[],
  progress: LogProgress,
  limit: number,
  condition?: RawBuilder<boolean>,
): Promise<LogStep> {
  requirePrimary(em);
  const until = progress.until ?? (await presentPosition(em));
  const stretch = { subjects, since: progress.since, until, after: progress.after, condition };
  const changes = await readChanges(em, stretch, limit);
  const last = changes.at(-1);
  if (last && changes.length === limit) {
    const after = { xid: last.xid, id: last.id };
    return { changes, stretch, next: { since: progress.since, until, after }, hasMore: true };
  }
  // If the range was read in several parts, more changes may have been committed since the first part.
  const hasMore = progress.until !== null;
  return { changes, stretch, next: { since: until, until: null, after: null }, hasMore };
}
