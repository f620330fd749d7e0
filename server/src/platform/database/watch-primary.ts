import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type PeriodicTask, startPeriodicTask } from '../periodic-task.ts';
import { timelineSql } from './cluster/primary-finder.ts';
import { DatabaseConnection } from './connection.ts';
import { driverOf } from './driver.ts';
import type { Probe, ServerState } from './readiness.ts';

/** Interval between checks in milliseconds. Together with the limit of a check, a loss is noticed within 2 s. */
const everyMs = 500;

interface WatchedPrimary {
  readonly orm: MikroORM;
  readonly probe: Probe;
  readonly log: Logger | undefined;
}

/**
 * Checks the primary and its replicas periodically. While the primary does not respond, reads use the replicas.
 * Connections that are idle or wait for a read are closed then, so that no request waits for a lost host. Transactions
 * keep their connections until their own time limits, because they cannot be repeated.
 *
 * Also stores the timeline of each primary. It shows which replicas follow the current primary (`WalPosition`), and
 * when the primary was replaced.
 */
export function watchPrimary({ orm, probe, log }: WatchedPrimary): PeriodicTask {
  const { readReplicas } = driverOf(orm.em);
  let storedTimeline: number | null = null;

  const note = (state: ServerState, startedAt: number): void => {
    const isMissing = state.kind === 'missing';
    if (isMissing) {
      const connection = orm.em.getConnection();
      if (connection instanceof DatabaseConnection) connection.cutReads(state.error, startedAt);
    }
    if (!readReplicas || readReplicas.isPrimaryMissing === isMissing) return;
    readReplicas.isPrimaryMissing = isMissing;
    if (isMissing) log?.warn({ err: state.error }, 'the primary does not respond: reads use the replicas');
    else log?.info('the primary responds again');
  };

  return startPeriodicTask({
    every: everyMs,
    async work() {
      const startedAt = performance.now();
      const replicasChecked = readReplicas?.check();
      // Noted without waiting for the replicas, because one of them may be the lost host.
      const state = await probe.check();
      note(state, startedAt);
      await replicasChecked;
      if (state.kind !== 'answers' || !state.isWritable || state.position === null) return;
      const { timeline } = state.position;
      if (timeline === storedTimeline) return;
      await storeTimeline(orm, timeline);
      storedTimeline = timeline;
    },
    failed: (error) => log?.debug({ err: error }, 'could not check the primary; trying again'),
  });
}

/** Stores the timeline of the primary if it is still the current one. */
async function storeTimeline(orm: MikroORM, timeline: number): Promise<void> {
  await sql`
    insert into primary_timeline (system_identifier, timeline, host)
    select system_identifier, ${timeline}, coalesce(host(inet_server_addr()), 'socket')
    from pg_control_system()
    where ${sql.raw(timelineSql)} = ${timeline}
    on conflict do nothing`.execute(orm.em.fork().getKysely());
}
