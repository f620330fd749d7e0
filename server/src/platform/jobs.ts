import type { MikroORM } from '@mikro-orm/postgresql';
import { fromKysely, type Job, type JobResult, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import { type JobHandler, PermanentFailure } from '../kernel/use-cases/job.ts';
import type { Jobs, Services } from '../kernel/use-cases/services.ts';
import { advisoryLocks } from './database/advisory-locks.ts';
import { connectionTo } from './database/cluster/connection-to.ts';
import { primaryOf } from './database/database.ts';
import { limits, sessionOf } from './database/limits.ts';
import { originData, withoutOrigin, withReceivedJob, withSentJob } from './job-origin.ts';
import { instrumentJob } from './metrics/jobs.ts';
import { type PeriodicTask, startPeriodicTask } from './periodic-task.ts';

/** Adds jobs to queues. In processes that call `start`, also executes them. */
export interface JobRunner extends Jobs {
  /** Starts running queued and scheduled jobs. */
  start(services: Services): Promise<void>;
  /** Waits for running jobs. Jobs that do not finish within a few seconds are repeated by another process. */
  stop(): Promise<void>;
}

interface JobRunnerOptions {
  orm: MikroORM;
  handlers: readonly JobHandler[];
  log: Logger;
}

/** Interval between checks for due jobs, in milliseconds. */
const pollIntervalMs = 1_000;
const connections = 4;
const jobsAtOnce = 5;
const stopMs = 6_500;
/** Maximum time for a worker's statement and its result, in milliseconds. */
const statementMs = 20_000;
const answerMs = 22_000;

const queueOptions = ({ schedule, maxSeconds = 3_600 }: JobHandler): Omit<Queue, 'name'> => ({
  notify: true,
  // A killed process is detected by its missing heartbeat. Another process then gets the job.
  heartbeatSeconds: 10,
  expireInSeconds: maxSeconds,
  // Delays: 5 s, 10 s, 20 s … 30 min; about five hours in total. Scheduled jobs are not retried, because they run
  // again on schedule.
  ...(schedule ? { retryLimit: 0 } : { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 1_800 }),
});

/**
 * Opens a pg-boss instance that only adds jobs. It shares the ORM's connections, and has timers only if it may migrate
 * pg-boss's schema.
 */
async function openSender(orm: MikroORM, log: Logger, { migrate }: { migrate: boolean }): Promise<PgBoss> {
  const sender = new PgBoss({ db: fromKysely(orm.em.getKysely()), supervise: false, schedule: false, migrate });
  sender.on('error', (error) => log.error({ err: error }, 'job queue failed'));
  await sender.start();
  return sender;
}

/** Maximum time to wait for other processes that set up the queues, in milliseconds. */
const setUpMs = 60_000;

/** Index for lists of failed jobs. pg-boss has no index for them, and the table contains all jobs of a week. */
const createFailedIndex = `create index if not exists facet_failed_jobs on pgboss.job (completed_on desc, id)
  where state = 'failed'`;

/**
 * Creates the schema and the queues, one process at a time: pg-boss fails if two processes create its schema
 * concurrently.
 */
const setUpQueues = (orm: MikroORM, handlers: readonly JobHandler[], log: Logger): Promise<void> =>
  primaryOf(orm.em).lendForLong({ statementMs: setUpMs, settings: `set lock_timeout = ${setUpMs}` }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.queueSetUp]);
    const sender = await openSender(orm, log, { migrate: true });
    for (const handler of handlers) {
      if (await sender.getQueue(handler.queue)) await sender.updateQueue(handler.queue, queueOptions(handler));
      else await sender.createQueue(handler.queue, queueOptions(handler));
    }
    await client.query(createFailedIndex);
    await sender.stop({ graceful: false, close: false });
  });

/** Opens the job queues in the same PostgreSQL database (pg-boss, schema `pgboss`). */
export async function openJobs({ orm, handlers, log }: JobRunnerOptions): Promise<JobRunner> {
  await setUpQueues(orm, handlers, log);
  // Opened after the queues have been created, so that the queues are cached. A transaction that looks up a queue to
  // add a job would take a second connection. Many concurrent transactions would then deadlock on the pool.
  const sender = await openSender(orm, log, { migrate: false });
  let worker: PgBoss | undefined;
  let waking: PeriodicTask | undefined;

  return {
    async enqueue(transaction, queue, data, options = {}) {
      const db = fromKysely(transaction.getKysely());
      await withSentJob(queue, () => sender.send(queue, { ...data, ...originData() }, { ...options, db }));
    },
    async enqueueAll(transaction, queue, jobs) {
      if (jobs.length === 0) return;
      const db = fromKysely(transaction.getKysely());
      await withSentJob(queue, () => {
        const origin = originData();
        const entries = jobs.map(({ id, data }) => ({ id, data: { ...data, ...origin } }));
        return sender.insert(queue, entries, { db });
      });
    },
    async retry(transaction, queue, ids) {
      await sender.retry(queue, [...ids], { db: fromKysely(transaction.getKysely()) });
    },
    async discard(transaction, queue, ids) {
      await sender.deleteJob(queue, [...ids], { db: fromKysely(transaction.getKysely()) });
    },
    schedules: () =>
      handlers.flatMap(({ queue, schedule: cron, title = queue }) => {
        if (cron === undefined) return [];
        const [nextRun = null] = sender.previewSchedule(cron, { count: 1, tz: 'UTC' });
        return { queue, title, cron, nextRun };
      }),
    hasHandler: (queue) => handlers.some((handler) => handler.queue === queue),
    async start(services) {
      // Options that are passed to `pg` unchanged. Unresponsive connections are replaced.
      const pool = {
        ...connectionTo(orm.config.get('clientUrl') ?? ''),
        application_name: 'facet-jobs',
        max: connections,
        ...sessionOf({ ...limits, statementMs }),
        query_timeout: answerMs,
      };
      worker = new PgBoss({
        ...pool,
        useListenNotify: true,
        // Interval between heartbeat checks. Together with the heartbeat and the first retry delay, it ensures that
        // work continues within 35 s after a process is killed.
        superviseIntervalSeconds: 5,
        monitorIntervalSeconds: 10,
      });
      worker.on('error', (error) => log.error({ err: error }, 'job queue failed'));
      worker.on('warning', (warning) => log.warn({ warning }, 'job queue warning'));
      await worker.start();
      const workers = new Map<string, readonly string[]>();
      for (const handler of handlers) workers.set(handler.queue, await work(worker, handler, { orm, services, log }));
      await keepSchedules(worker, handlers);
      waking = wakeSteadily(worker, workers, log);
    },
    async stop() {
      await waking?.stop();
      await worker?.stop({ graceful: true, timeout: stopMs });
      await sender.stop({ graceful: false, close: false });
    },
  };
}

/** Starts the workers of a queue and returns their IDs. */
async function work(
  boss: PgBoss,
  handler: JobHandler,
  deps: { orm: MikroORM; services: Services; log: Logger },
): Promise<string[]> {
  const { queue, concurrency } = handler;
  const settle = async ({ id, data }: Job<unknown>): Promise<JobResult> => {
    const log = deps.log.child({ queue, job: id });
    try {
      const ctx = { em: deps.orm.em.fork(), services: deps.services, log };
      await handler.handle(ctx, withoutOrigin(data));
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error }, 'job failed');
      const status = error instanceof PermanentFailure ? 'deadletter' : 'failed';
      return { id, status, output: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
  const workers = Array.from({ length: concurrency ?? 1 }, () =>
    boss.work(
      queue,
      {
        ...(concurrency ? {} : { batchSize: jobsAtOnce, burstWhenBatchFull: true }),
        perJobResults: true,
        // Polling interval that is used if notifications are not available.
        pollingIntervalSeconds: pollIntervalMs / 1_000,
      },
      (jobs: Job<unknown>[]) =>
        Promise.all(jobs.map((job) => withReceivedJob(queue, job, () => instrumentJob(queue, () => settle(job))))),
    ),
  );
  return Promise.all(workers);
}

/** SQL query for the names of the queues with due jobs. */
const due = `select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after <= pgboss.job_now()`;

/**
 * Wakes the workers of due jobs, because retried and delayed jobs send no notification. Uses one query for all
 * queues.
 */
const wakeSteadily = (boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>, log: Logger): PeriodicTask =>
  startPeriodicTask({
    every: pollIntervalMs,
    async work() {
      const { rows } = await boss.getDb().executeSql(due);
      for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    },
    failed: (error) => log.debug({ err: error }, 'could not look for due jobs; retrying later'),
  });

/**
 * Time after its last registration at which an unknown schedule is deleted, in milliseconds. A schedule that was
 * registered later may belong to a newer release, if a process of this release restarts during an upgrade.
 */
const unknownScheduleMs = 24 * 3_600_000;

async function keepSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const schedules = new Map(handlers.flatMap(({ queue, schedule }) => (schedule ? [[queue, schedule] as const] : [])));
  for (const { name, updatedOn } of await boss.getSchedules()) {
    const isOld = Date.now() - updatedOn.getTime() > unknownScheduleMs;
    if (isOld && !schedules.has(name)) await boss.unschedule(name);
  }
  for (const [queue, cron] of schedules) await boss.schedule(queue, cron, null, { tz: 'UTC' });
}
