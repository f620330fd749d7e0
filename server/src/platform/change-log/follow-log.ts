import type { EntityManager } from '@mikro-orm/postgresql';
import type { RawBuilder } from 'kysely';
import { unavailable } from '../../kernel/errors/errors.ts';
import { driverOf } from '../database/driver.ts';
import { type LogPosition, type LogRow, presentPosition } from './position.ts';
import { type LoggedChange, type LogStretch, readChanges } from './read-changes.ts';

/** How far somebody has come who follows the log. */
export interface LogPlace {
  /** All that is seen at it is done. */
  readonly since: LogPosition;
  /** Up to where they are reading. Null: they are not in the middle of anything. */
  readonly until: LogPosition | null;
  /** The last row that was read between the two. */
  readonly after: LogRow | null;
}

/** A part of the log that somebody has read. */
export interface LogStep {
  readonly changes: readonly LoggedChange[];
  /** What of the log the changes are. */
  readonly stretch: LogStretch;
  readonly next: LogPlace;
  /** Whether more is there already. */
  readonly hasMore: boolean;
}

/** Begins to follow the log at this moment. Throws 503 UNAVAILABLE on a replica. */
export async function beginFollowing(em: EntityManager): Promise<LogPlace> {
  requirePrimary(em);
  return { since: await presentPosition(em), until: null, after: null };
}

/** On a replica `pg_current_snapshot()` omits running transactions: a position made there would skip their changes. */
function requirePrimary(em: EntityManager): void {
  if (driverOf(em).isReplica) throw unavailable();
}

/**
 * Reads the next changes of some subjects, at most `limit`, and only those that meet `isAsked`. A caller that reads the
 * changed items in the same transaction, or later, sees each at least as it was after its last change of the step. An item
 * that changes again is in a later step again. Throws 503 UNAVAILABLE on a replica.
 */
export async function followLog(
  em: EntityManager,
  subjects: readonly string[],
  place: LogPlace,
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
  // What has changed since they began with it comes next.
  const hasMore = place.until !== null;
  return { changes, stretch, next: { since: until, until: null, after: null }, hasMore };
}
