import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { queryIn } from '../database/statements/own-tables.ts';

/** How the log stands at a moment. */
export interface LogHealth {
  /** By the clock of the database. */
  readonly asOf: Date;
  /** Of its first row: positions from before it are no longer known. */
  readonly recordedSince: Date;
  /** For how many seconds the longest change that is being written has been on its way; 0 where none is. */
  readonly lagSeconds: number;
}

/**
 * How the log stands now, by one statement that costs the same however much is in it. What is committed can be read at once;
 * a transaction that still writes brings its rows when it ends, so that the age of the oldest is how late a change may come.
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
