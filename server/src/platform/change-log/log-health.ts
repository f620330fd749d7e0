import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queryIn } from '../database/statements/own-tables.ts';

export interface LogHealth {
  /** Current time of the database server. */
  readonly asOf: Date;
  /** Time of the oldest row in the log. Earlier positions have expired. */
  readonly recordedSince: Date;
  /** Age of the oldest running write transaction in seconds; 0 if there is none. */
  readonly lagSeconds: number;
}

/**
 * Returns the state of the change log, using one statement of constant cost. Committed changes can be read
 * immediately. Changes in a running transaction can be read after it commits, so the maximum delay is the age of the
 * oldest running transaction.
 */
export async function logHealth(em: EntityManager): Promise<LogHealth> {
  const { asOf, recordedSince, lagSeconds } = await queryIn(em, { type: 'write' })
    .selectNoFrom((log) => [
      sql<string>`clock_timestamp()`.as('asOf'),
      log
        .selectFrom('change_log')
        .select('at')
        .orderBy('xid')
        .orderBy('id')
        .limit(1)
        .$asScalar()
        .$notNull()
        .as('recordedSince'),
      sql<number>`(
        select coalesce(max(extract(epoch from clock_timestamp() - a.xact_start)), 0)::float8 from pg_stat_activity a
        where a.datname = current_database() and a.backend_xid is not null and a.pid <> pg_backend_pid())`.as(
        'lagSeconds',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    asOf: new Date(asOf),
    recordedSince: new Date(recordedSince),
    lagSeconds: Math.max(0, Math.round(lagSeconds)),
  };
}
