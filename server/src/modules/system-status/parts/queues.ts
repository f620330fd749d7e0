import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Field, Float, Int, ObjectType } from '../../../kernel/graphql.ts';
import type { Jobs } from '../../../kernel/use-cases/services.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { counted, mostSevere, type PartReading, problem, warning } from './health.ts';

const simpleResolvers = { simpleResolvers: true };

@ObjectType('JobQueue', { ...simpleResolvers, description: 'Queue of background jobs. Counts stop at 10,000.' })
export class JobQueueType {
  @Field(() => String, { description: 'Name of the queue.' }) readonly name!: string;
  @Field(() => Int, { description: 'Due jobs that have not started.' }) readonly waiting!: number;
  @Field(() => Int, { description: 'Jobs that start later, including retries.' }) readonly delayed!: number;
  @Field(() => Int, { description: 'Running jobs of all processes, at most 15 seconds old.' })
  readonly running!: number;
  @Field(() => Int, { description: 'Jobs that failed within the last 7 days and are not retried.' })
  readonly failed!: number;
  @Field(() => Float, { nullable: true, description: 'Time since the oldest waiting job became due, in seconds.' })
  readonly oldestSeconds!: number | null;
  @Field(() => Boolean, { description: 'Whether this build processes the queue.' }) readonly isProcessed!: boolean;
}

const maxCounted = 10_000;
const longWaitSeconds = 300;

/**
 * Reads the queues with pg-boss's index on waiting jobs and our index on failed jobs. The number of running jobs is
 * pg-boss's own count.
 */
async function readCounts(em: EntityManager): Promise<readonly Omit<JobQueueType, 'isProcessed'>[]> {
  const { rows } = await sql<Omit<JobQueueType, 'isProcessed'>>`
    with failed as (
      select name, count(*)::int as count
      from (select name from pgboss.job where state = 'failed' order by completed_on desc limit ${maxCounted}) f
      group by name
    )
    select q.name, w.waiting, w.delayed, q.active_count as running, coalesce(f.count, 0) as failed, w."oldestSeconds"
    from pgboss.queue q left join failed f on f.name = q.name, lateral (
      select count(*) filter (where j.start_after <= now())::int as waiting,
        count(*) filter (where j.start_after > now())::int as delayed,
        extract(epoch from now() - min(j.start_after) filter (where j.start_after <= now()))::float8 as "oldestSeconds"
      from (
        select start_after from pgboss.job
        where name = q.name and state < 'active' and not blocked
        order by priority desc, created_on limit ${maxCounted}
      ) j
    ) w
    where not starts_with(q.name, '__pgboss__')
    order by q.name`.execute(em.getKysely());
  return rows;
}

/** Reads all queues. Failed runs of scheduled jobs are reported with the schedules. */
export async function readQueues(em: EntityManager, jobs: Jobs): Promise<PartReading<readonly JobQueueType[]>> {
  const data = (await readCounts(em)).map((queue) => ({ ...queue, isProcessed: jobs.hasHandler(queue.name) }));
  const scheduled = new Set(jobs.schedules().map(({ queue }) => queue));
  const failed = data.filter(({ name }) => !scheduled.has(name)).reduce((sum, queue) => sum + queue.failed, 0);
  const late = data.find(({ oldestSeconds }) => (oldestSeconds ?? 0) > longWaitSeconds);
  const abandoned = data.find(({ isProcessed, waiting }) => !isProcessed && waiting > 0);
  return {
    data,
    health: mostSevere([
      failed > 0 && problem(`${counted(failed, 'job')} failed. Fix the cause, then retry or discard them.`),
      abandoned !== undefined && warning(`The queue ${abandoned.name} has jobs, but this build does not process it.`),
      late !== undefined && warning(`Jobs of the queue ${late.name} have waited for more than 5 minutes.`),
    ]),
  };
}

@ObjectType('ScheduledJob', { ...simpleResolvers, description: 'Job that runs on a schedule.' })
export class ScheduledJobType {
  @Field(() => String, { description: 'Name of the queue.' }) readonly queue!: string;
  @Field(() => String, { description: 'Name of the job, for display.' }) readonly title!: string;
  @Field(() => String, { description: 'Cron expression in UTC.' }) readonly cron!: string;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Next start. Null if unknown.' })
  readonly nextRun!: Date | null;
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the last run. Null if it has not run within the last 7 days.',
  })
  readonly lastRun!: string | null;
  @Field(() => Float, { nullable: true, description: 'Duration of the last run in seconds. Null if it is running.' })
  readonly durationSeconds!: number | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the last run failed. Null if it has not ended.' })
  readonly hasFailed!: boolean | null;
  @Field(() => String, { nullable: true, description: 'Error of the last run. Null if it has not failed.' })
  readonly failure!: string | null;
}

type LastRun = Pick<ScheduledJobType, 'queue' | 'lastRun' | 'durationSeconds' | 'hasFailed' | 'failure'>;

const neverRun = { lastRun: null, durationSeconds: null, hasFailed: null, failure: null };

/**
 * Reads the scheduled jobs with their last runs. pg-boss stores the ID of the last job per schedule, and retains
 * completed jobs for 7 days.
 */
export async function readScheduledJobs(
  em: EntityManager,
  jobs: Jobs,
): Promise<PartReading<readonly ScheduledJobType[]>> {
  const { rows } = await sql<LastRun>`
    select s.name as queue, j.started_on as "lastRun",
      extract(epoch from j.completed_on - j.started_on)::float8 as "durationSeconds",
      case when j.state in ('completed', 'failed') then j.state = 'failed' end as "hasFailed",
      case when j.state = 'failed' then coalesce(j.output->>'message', j.output->'value'->>'message') end as failure
    from pgboss.schedule s join pgboss.job j on j.name = s.name and j.id = s.last_job_id
    where s.key = ''`.execute(em.getKysely());
  const lastRuns = new Map(rows.map(({ queue, ...run }) => [queue, run]));
  const data = jobs.schedules().map((schedule) => ({ ...schedule, ...(lastRuns.get(schedule.queue) ?? neverRun) }));
  const failed = data.filter(({ hasFailed }) => hasFailed).map(({ title }) => title);
  return {
    data,
    health: mostSevere([failed.length > 0 && warning(`The last run failed: ${failed.join(', ')}.`)]),
  };
}
