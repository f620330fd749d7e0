import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { type LogPosition, positionFrom, readingPosition } from '../../platform/change-log/position.ts';
import { countedChanges } from '../../platform/database/change-marks.ts';

/** How the table stood when it was read. */
export interface Standing {
  readonly place: LogPosition;
  /** As revisions count them. */
  readonly changes: bigint;
  /** By the clock of the database, in milliseconds. */
  readonly clock: number;
}

/** A statement for the position of whoever reads now, with what else is known of the moment. */
export const readingStanding = (orm: MikroORM, subject: string) =>
  readingPosition(orm.em.fork()).select([
    countedChanges(subject).as('changes'),
    sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`.as('clock'),
  ]);

/** What that statement answers. */
export type StandingRow = Awaited<ReturnType<ReturnType<typeof readingStanding>['executeTakeFirstOrThrow']>>;

/** The same as it is kept. */
export const standingFrom = (row: StandingRow): Standing => ({
  place: positionFrom(row),
  changes: BigInt(row.changes),
  clock: row.clock,
});
