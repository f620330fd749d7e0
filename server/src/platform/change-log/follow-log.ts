import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { unavailable } from '../../kernel/errors/errors.ts';
import { driverOf } from '../database/driver.ts';
import { type LogPosition, type LogRow, presentPosition } from './position.ts';
import { type LoggedChange, type LogRange, readChanges } from './read-changes.ts';

/** Progress of a reader of the change log. */
export interface LogProgress {
  /** Position up to which all changes have been read. */
  readonly since: LogPosition;
  /** End of the range that is being read. Null if no range is being read. */
  readonly until: LogPosition | null;
  /** Last row that was read of the range. */
  readonly after: LogRow | null;
}

/** Changes of one read of the log. */
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

/** On a replica `pg_current_snapshot()` omits running transactions: a position made there would skip their changes. */
function requirePrimary(em: EntityManager): void {
  if (driverOf(em).isReplica) throw unavailable();
}

/**
 * Reads the next changes of some subjects, at most `limit`, and only those that match `isAsked`. Read the changed
 * items in the same transaction or later: each is then at least as new as its last change of the step. An item that
 * changes again is in a later step again. Throws 503 UNAVAILABLE on a replica.
 */
export async function followLog(
  em: EntityManager,
  subjects: readonly string[],
  place: LogProgress,
  limit: number,
  isAsked?: RawBuilder<boolean>,
): Promise<LogStep> {
  requirePrimary(em);
  const until = place.until ?? (await presentPosition(em));
  const stretch = { subjects, since: place.since, until, after: place.after, isAsked };
  const changes = await readChanges(em, stretch, limit);
  const last = changes.at(-1);
  if (last && changes.length === limit) {
    const after = { xid: last.xid, id: last.id };
    return { changes, stretch, next: { since: place.since, until, after }, hasMore: true };
  }
  // If the range was read in parts, changes committed since its start follow.
  const hasMore = place.until !== null;
  return { changes, stretch, next: { since: until, until: null, after: null }, hasMore };
}
