import type { MikroORM } from '@mikro-orm/postgresql';
import { fromKysely, type Job, type JobResult, PgBoss, type Queue } from 'pg-boss';
import type { Logger } from 'pino';
import { GivenUp, type JobHandler } from '../kernel/use-cases/job.ts';
import type { Jobs, Services } from '../kernel/use-cases/services.ts';
import { primaryOf } from './database/database.ts';
import { limits, sessionOf } from './database/limits.ts';
import { countedJob } from './metrics/jobs.ts';
import { type Steady, steadily } from './steadily.ts';

/** Writes jobs, and works them off in processes that say so. */
export interface JobRunner extends Jobs {
  /** Begins to work off jobs and schedules. */
  start(services: Services): Promise<void>;
  /** Waits for running jobs; what is not done within some seconds is done again by another process. */
  stop(): Promise<void>;
}

interface JobRunnerOptions {
  orm: MikroORM;
  handlers: readonly JobHandler[];
  log: Logger;
}

/** How often jobs are looked for whose time has come. */
const lookMs = 1_000;
const connections = 4;
const jobsAtOnce = 5;
const stopMs = 6_500;
/** How long a statement of the worker's own may take, and how long its answer is waited for. */
const statementMs = 20_000;
const answerMs = 22_000;

const queueOptions = ({ schedule }: JobHandler): Omit<Queue, 'name'> => ({
  notify: true,
  // A killed process is noticed by its missing heartbeat, and its job goes to another one.
  heartbeatSeconds: 10,
  expireInSeconds: 3_600,
  // 5 s, 10 s, 20 s … half an hour: about five hours in all. What comes by schedule comes again anyway.
  ...(schedule ? { retryLimit: 0 } : { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 1_800 }),
});

/** Only writes jobs: shares the ORM's connections and needs no timers. */
async function openSender(orm: MikroORM, log: Logger): Promise<PgBoss> {
  const sender = new PgBoss({ db: fromKysely(orm.em.getKysely()), supervise: false, schedule: false });
  sender.on('error', (error) => log.error({ err: error }, 'jobs failed'));
  await sender.start();
  return sender;
}

/** Any constant: the same in every server process. */
const setUpLock = 7_230_412;
/** How long other processes may take that set up the same queues. */
const setUpMs = 60_000;

/** Makes schema and queues. One process after the other: pg-boss fails when two make its schema at the same moment. */
const setUpQueues = (orm: MikroORM, handlers: readonly JobHandler[], log: Logger): Promise<void> =>
  primaryOf(orm.em).lendForLong({ statementMs: setUpMs, settings: `set lock_timeout = ${setUpMs}` }, async (client) => {
    await client.query('select pg_advisory_lock($1)', [setUpLock]);
    const sender = await openSender(orm, log);
    for (const handler of handlers) {
      if (await sender.getQueue(handler.queue)) await sender.updateQueue(handler.queue, queueOptions(handler));
      else await sender.createQueue(handler.queue, queueOptions(handler));
    }
    await sender.stop({ graceful: false, close: false });
  });

/** Durable jobs in the same PostgreSQL (pg-boss, schema `pgboss`). */
export async function openJobs({ orm, handlers, log }: JobRunnerOptions): Promise<JobRunner> {
  await setUpQueues(orm, handlers, log);
  // Opened when the queues are there, so that it knows them from the beginning: looking one up while a transaction waits
  // for its job would take a second connection, and so many transactions at once would wait for each other for ever.
  const sender = await openSender(orm, log);
  let worker: PgBoss | undefined;
  let waking: Steady | undefined;

  return {
    async enqueue(transaction, queue, data, options = {}) {
      await sender.send(queue, data, { ...options, db: fromKysely(transaction.getKysely()) });
    },
    async enqueueAll(transaction, queue, jobs) {
      if (jobs.length > 0) await sender.insert(queue, [...jobs], { db: fromKysely(transaction.getKysely()) });
    },
    async start(services) {
      // Handed on to `pg` as it is: a connection on which no answer comes is replaced.
      const pool = {
        connectionString: orm.config.get('clientUrl') ?? '',
        application_name: 'facet-jobs',
        max: connections,
        ...sessionOf({ ...limits, statementMs }),
        query_timeout: answerMs,
      };
      worker = new PgBoss({
        ...pool,
        useListenNotify: true,
        // How soon a missing heartbeat is noticed: with the heartbeat and the first pause, work goes on within 35 s of a kill.
        superviseIntervalSeconds: 5,
        monitorIntervalSeconds: 10,
      });
      worker.on('error', (error) => log.error({ err: error }, 'jobs failed'));
      worker.on('warning', (warning) => log.warn({ warning }, 'jobs complain'));
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

/** Answers the workers of the queue. */
async function work(
  boss: PgBoss,
  handler: JobHandler,
  deps: { orm: MikroORM; services: Services; log: Logger },
): Promise<string[]> {
  const { queue, atOnce } = handler;
  const settle = async ({ id, data }: Job<unknown>): Promise<JobResult> => {
    const log = deps.log.child({ queue, job: id });
    try {
      await handler.handle({ em: deps.orm.em.fork(), services: deps.services, log }, data);
      return { id, status: 'completed' };
    } catch (error) {
      log.error({ err: error }, 'job failed');
      const status = error instanceof GivenUp ? 'deadletter' : 'failed';
      return { id, status, output: { message: error instanceof Error ? error.message : String(error) } };
    }
  };
  const workers = Array.from({ length: atOnce ?? 1 }, () =>
    boss.work(
      queue,
      {
        ...(atOnce ? {} : { batchSize: jobsAtOnce, burstWhenBatchFull: true }),
        perJobResults: true,
        // Where nobody can listen. Else they are woken.
        pollingIntervalSeconds: lookMs / 1_000,
      },
      (jobs: Job<unknown>[]) => Promise.all(jobs.map((job) => countedJob(queue, () => settle(job)))),
    ),
  );
  return Promise.all(workers);
}

/** SQL: the queues in which jobs wait whose time has come. */
const due = `select distinct name from pgboss.job
  where state < 'active' and not blocked and start_after <= pgboss.job_now()`;

/**
 * Wakes the workers of jobs whose time has come: what is tried again, or was written for later, announces itself to nobody.
 * One question for all queues, instead of one for each.
 */
const wakeSteadily = (boss: PgBoss, workers: ReadonlyMap<string, readonly string[]>, log: Logger): Steady =>
  steadily({
    every: lookMs,
    async work() {
      const { rows } = await boss.getDb().executeSql(due);
      for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    },
    failed: (error) => log.debug({ err: error }, 'jobs whose time has come are looked for later'),
  });

async function keepSchedules(boss: PgBoss, handlers: readonly JobHandler[]): Promise<void> {
  const wanted = new Map(handlers.flatMap(({ queue, schedule }) => (schedule ? [[queue, schedule] as const] : [])));
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name);
  }
  for (const [queue, cron] of wanted) await boss.schedule(queue, cron, null, { tz: 'UTC' });
}
