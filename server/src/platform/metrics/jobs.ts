import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Gauge, Histogram } from '@prometheus-io/client';
import { sql } from 'kysely';
import type { TableOf } from '../database/statements/column-types.ts';
import { now, rowCount, statementsOver } from '../database/statements/statements.ts';
import { registry } from './registry.ts';

interface WaitingJobs {
  readonly queue: string;
  readonly count: number;
  /** Seconds since the oldest of them became due; null when there is none. */
  readonly age: number | null;
}

/** More than this in one queue are not counted. */
const mostCounted = 10_000;
/** How long an answer of the database is told again, and how long one is waited for, in milliseconds. */
const keptMs = 5_000;
const patienceMs = 2_000;

const watched = new Set<() => Promise<readonly WaitingJobs[]>>();

/** Of the tables of pg-boss, what is read here. */
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

/** Due jobs of each queue, along the index that workers take them by: it costs the same however many there are. */
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
        .limit(mostCounted);
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

/** Has `/metrics` tell of the queues in a database; answers what ends that. A database that does not answer is left out. */
export function tellOfJobs(orm: MikroORM): () => void {
  let kept: { readonly at: number; readonly waiting: Promise<readonly WaitingJobs[]> } | undefined;
  const ask = (): Promise<readonly WaitingJobs[]> => {
    if (!kept || performance.now() - kept.at > keptMs) {
      const nothing: readonly WaitingJobs[] = [];
      const answer = readWaiting(orm).catch(() => nothing); // that it is missing is told by other metrics
      const late = sleep(patienceMs, nothing, { ref: false });
      kept = { at: performance.now(), waiting: Promise.race([answer, late]) };
    }
    return kept.waiting;
  };
  watched.add(ask);
  return () => watched.delete(ask);
}

new Gauge({
  name: 'facet_jobs_waiting',
  help: `Due jobs that nobody works on yet, at most ${mostCounted} per queue.`,
  labelNames: ['queue'],
  registers: [registry],
  async collect() {
    this.reset();
    for (const ask of watched) for (const { queue, count } of await ask()) this.set({ queue }, count);
  },
});

new Gauge({
  name: 'facet_jobs_oldest_seconds',
  help: 'For how long the oldest of the waiting jobs has been due; 0 when none waits.',
  labelNames: ['queue'],
  registers: [registry],
  async collect() {
    this.reset();
    for (const ask of watched) for (const { queue, age } of await ask()) this.set({ queue }, age ?? 0);
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
  help: 'Time of one attempt at a job, by how it ended: completed, failed (it comes again, a number of times), deadletter.',
  labelNames: ['queue', 'outcome'],
  buckets: [0.01, 0.1, 1, 10, 60, 600],
  registers: [registry],
});

/** Counts an attempt at a job: that it runs, how long, and how it ends. */
export async function countedJob<R extends { readonly status: string }>(
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
