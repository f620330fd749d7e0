import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type LogPosition, positionFrom, readingPosition } from '../../platform/change-log/position.ts';
import { countedChanges } from '../../platform/database/change-marks.ts';

/** Position of a snapshot: the database state that a copy contains. */
export interface SnapshotPosition {
  readonly place: LogPosition;
  /** Number of changes to the table, as in its revision. */
  readonly changes: bigint;
  /** Database time in milliseconds since 1970. */
  readonly clock: number;
}

/** Returns the query that selects the current position. */
export const selectPosition = (orm: MikroORM, subject: string) =>
  readingPosition(orm.em.fork()).select([
    countedChanges(subject).as('changes'),
    sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('clock'),
  ]);

/** Row returned by {@link selectPosition}. */
export type PositionRow = Awaited<ReturnType<ReturnType<typeof selectPosition>['executeTakeFirstOrThrow']>>;

/** Converts a row returned by {@link selectPosition}. */
export const positionOfRow = (row: PositionRow): SnapshotPosition => ({
  place: positionFrom(row),
  changes: BigInt(row.changes),
  clock: row.clock,
});
