import type { MikroORM } from '@mikro-orm/postgresql';
import { Gauge, Histogram } from '@prometheus-io/client';
import { sql } from 'kysely';
import type { TableOf } from '../database/statements/column-types.ts';
import { now, rowCount, statementsOver } from '../database/statements/statements.ts';
import { cachedReading } from './cached-reading.ts';
import { registry } from './registry.ts';

interface WaitingJobs {
  readonly queue: string;
  readonly count: number;
  /** Seconds since the oldest job became due. Null if there is none. */
  readonly age: number | null;
}

/** Maximum number of jobs counted per queue. */
const maxCounted = 10_000;
/** Cache time of the query result, in milliseconds. */
const cacheMs = 5_000;

const watched = new Set<() => Promise<readonly WaitingJobs[]>>();

/** Columns of pg-boss's tables that are used here. */
interface QueueTables {
  'pgboss.queue': TableOf<{ name: 'text' }>;
  'pgboss.job': TableOf<{
    name: 'text';
    state: 'text';
    blocked: 'boolean';
    start_after: 'timestamptz';
    priority: 'int';
    created_on: 'timestamptz';
  }>;
}

const { queryIn, columnsOf } = statementsOver<QueueTables>();
const j = columnsOf('pgboss.job', 'j');

/**
 * Reads the due jobs of each queue with the index that the workers use. The cost does not depend on the number of
 * jobs.
 */
const readWaiting = (orm: MikroORM): Promise<readonly WaitingJobs[]> =>
  queryIn(orm.em.fork())
    .selectFrom('pgboss.queue as q')
    .crossJoinLateral((queue) => {
      const first = queue
        .selectFrom('pgboss.job as j')
        .select('j.start_after')
        .whereRef('j.name', '=', 'q.name')
        .where(sql<boolean>`${j('state')} < 'active' and not ${j('blocked')}`)
        .where('j.start_after', '<=', now)
        .orderBy('j.priority', 'desc')
        .orderBy('j.created_on')
        .limit(maxCounted);
      return queue
        .selectFrom(first.as('first'))
        .select(({ fn }) => [
          rowCount.as('count'),
          sql<number | null>`extract(epoch from now() - ${fn.min('first.start_after')})::float8`.as('age'),
        ])
        .as('due');
    })
    .select(['q.name as queue', 'due.count', 'due.age'])
    .execute();

/**
 * Adds the queue metrics of a database to `/metrics`. Returns a function that removes them. A database that does not
 * respond is omitted.
 */
export function collectJobMetrics(orm: MikroORM): () => void {
  const read = (): Promise<readonly WaitingJobs[]> => readWaiting(orm);
  const readWaitingJobs = cachedReading({ read, otherwise: [], cacheMs });
  watched.add(readWaitingJobs);
  return () => watched.delete(readWaitingJobs);
}

new Gauge({
  name: 'facet_jobs_waiting',
  help: `Due jobs that are not being worked on yet, at most ${maxCounted} per queue.`,
  labelNames: ['queue'],
  registers: [registry],
  async collect() {
    this.reset();
    for (const read of watched) for (const { queue, count } of await read()) this.set({ queue }, count);
  },
});

new Gauge({
  name: 'facet_jobs_oldest_age_seconds',
  help: 'Time since the oldest waiting job became due; 0 if none is waiting.',
  labelNames: ['queue'],
  registers: [registry],
  async collect() {
    this.reset();
    for (const read of watched) for (const { queue, age } of await read()) this.set({ queue }, age ?? 0);
  },
});

const running = new Gauge({
  name: 'facet_jobs_running',
  help: 'Jobs that this process is working on.',
  labelNames: ['queue'],
  registers: [registry],
});

const durations = new Histogram({
  name: 'facet_job_duration_seconds',
  help: 'Duration of one attempt at a job by outcome: completed, failed (retried a limited number of times), deadletter.',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers: [registry],
});

/** Measures an attempt to run a job: running jobs, duration and outcome. */
export async function instrumentJob<R extends { readonly status: string }>(
  queue: string,
  work: () => Promise<R>,
): Promise<R> {
  running.inc({ queue });
  const end = durations.startTimer({ queue });
  try {
    const result = await work();
    end({ outcome: result.status });
    return result;
  } finally {
    running.dec({ queue });
  }
}
