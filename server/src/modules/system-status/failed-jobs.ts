import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import { Field, ID, InputType, Int, ObjectType } from '../../kernel/graphql.ts';
import { OptionalObject, RequiredText } from '../../kernel/input/field-rules.ts';
import type { InputClass } from '../../kernel/input/input.ts';
import { FilledList, OptionalList } from '../../kernel/input/list-rules.ts';
import { deepestRow, type Page, PageInput, pageOf } from '../../kernel/input/page.ts';
import { all, IsOptional, Matches, MaxLength } from '../../kernel/input/rules.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { command, query } from '../../kernel/use-cases/use-case.ts';
import { DateTimeScalar } from '../../kernel/values/scalars.ts';
import { summaryEntry } from '../../platform/database/audit-trail.ts';

@ObjectType({ simpleResolvers: true, description: 'Background job that failed and is not retried.' })
export class FailedJob {
  @Field(() => ID, { description: 'Job ID.' }) readonly id!: string;
  @Field(() => String, { description: 'Name of the queue.' }) readonly queue!: string;
  @Field(() => DateTimeScalar, { description: 'When the job was added.' }) readonly createdAt!: string;
  @Field(() => DateTimeScalar, { description: 'When the last attempt failed.' }) readonly failedAt!: string;
  @Field(() => Int, { description: 'Number of attempts.' }) readonly attempts!: number;
  @Field(() => String, { nullable: true, description: 'Error message of the last attempt. Null if unknown.' })
  readonly failure!: string | null;
  @Field(() => String, {
    description:
      'Data of the job, for display: numbers, and the event, recipient or subject. Other data may be secret and is omitted.',
  })
  readonly summary!: string;
}

@ObjectType({ simpleResolvers: true, description: 'One page of failed jobs.' })
export class FailedJobPage {
  @Field(() => [FailedJob], { description: 'Jobs on this page.' }) items!: readonly FailedJob[];
  @Field(() => Int, { description: 'Number of failed jobs, counted up to 10,001. Counted only if requested.' })
  total!: number;
  @Field(() => Int, { description: 'Page index, starting at 0.' }) index!: number;
  @Field(() => Int, { description: 'Requested page size. The last page may have fewer jobs.' }) size!: number;
}

class FailedJobQuery {
  @RequiredText(200)
  @IsOptional()
  queue?: string | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

/** Returns SQL for the numbers and flags of a JSON object, and the given texts. */
const safeValues = (data: RawBuilder<unknown>, texts: readonly string[]) => sql`
  select key, value #>> '{}' as value from jsonb_each(case jsonb_typeof(${data}) when 'object' then ${data} else '{}' end)
  where jsonb_typeof(value) in ('number', 'boolean') or (jsonb_typeof(value) = 'string' and key = any(${texts}))`;

/** Returns one page of failed jobs of a queue, or of all queues, newest first. */
export const findFailedJobs = query(
  administrator,
  FailedJobQuery,
  ({ em }, { queue, page }): Promise<Page<FailedJob>> => {
    const db = em.getKysely();
    const failed = sql`pgboss.job where state = 'failed' and (${queue ?? null}::text is null or name = ${queue ?? null})`;
    return pageOf(
      page,
      async ({ limit, offset }) => {
        const { rows } = await sql<FailedJob>`
          select j.id::text as id, j.name as queue, j.created_on as "createdAt", j.completed_on as "failedAt",
            j.retry_count + 1 as attempts,
            left(coalesce(j.output->>'message', j.output->'value'->>'message'), 500) as failure,
            coalesce((
              select string_agg(s.key || ': ' || left(s.value, 200), ', ' order by s.key) from (
                ${safeValues(sql`j.data`, ['to', 'subject', 'event'])} union all ${safeValues(sql`j.data->'facts'`, [])}
              ) s
            ), '') as summary
          from (select * from ${failed} order by completed_on desc, id limit ${limit} offset ${offset}) j
          order by j.completed_on desc, j.id`.execute(db);
        return rows;
      },
      async () => {
        const { rows } = await sql<{ total: number }>`
          select count(*)::int as total from (select from ${failed} limit ${deepestRow + 1}) f`.execute(db);
        return rows[0]?.total ?? 0;
      },
    );
  },
);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Maximum number of jobs per command. */
const maxJobs = 10_000;

const QueueName = (): PropertyDecorator =>
  all(
    Field(() => String, { description: 'Name of the queue.' }),
    RequiredText(200),
  );

const JobIds = (): PropertyDecorator =>
  all(
    Field(() => [ID], {
      nullable: true,
      description: 'Job IDs, at most 500. Default: all failed jobs of the queue, at most 10,000.',
    }),
    Matches(uuid, { each: true, message: 'must be job IDs' }),
    MaxLength(36, { each: true, message: 'must be job IDs' }),
    FilledList(),
    OptionalList(),
  );

/** Failed jobs of a queue. */
interface FailedJobsInput {
  queue: string;
  ids?: string[] | null;
}

@InputType({ description: 'Failed jobs to retry. Jobs in other states are ignored.' })
export class RetryFailedJobsInput implements FailedJobsInput {
  @QueueName() queue!: string;
  @JobIds() ids?: string[] | null;
}

@InputType({ description: 'Failed jobs to discard. Jobs in other states are ignored.' })
export class DiscardFailedJobsInput implements FailedJobsInput {
  @QueueName() queue!: string;
  @JobIds() ids?: string[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of retrying or discarding failed jobs.' })
export class FailedJobsPayload {
  @Field(() => Int, { description: 'Number of jobs that were retried or discarded.' }) readonly count!: number;
}

/** Locks failed jobs and returns their IDs. Jobs that another command has locked are omitted. */
async function lockFailed(em: EntityManager, { queue, ids }: FailedJobsInput): Promise<readonly string[]> {
  const db = em.getKysely();
  const { rows } = await sql<{ id: string }>`
    select id::text from pgboss.job
    where state = 'failed' and name = ${queue} and (${ids ?? null}::uuid[] is null or id = any(${ids ?? null}::uuid[]))
    limit ${maxJobs} for update skip locked`.execute(db);
  if (rows.length === 0) {
    const queues = await sql`select from pgboss.queue where name = ${queue}`.execute(db);
    if (queues.rows.length === 0) throw invalid('queue', 'is not the name of a queue');
  }
  return rows.map(({ id }) => id);
}

/** Returns a command for failed jobs, which adds an entry to the audit log. */
const failedJobsCommand = (
  input: InputClass<FailedJobsInput>,
  work: 'retry' | 'discard',
  field: 'retried_jobs' | 'discarded_jobs',
) =>
  command(administrator, input, async (ctx: RequestContext, jobs): Promise<FailedJobsPayload> => {
    const { em, services, request } = ctx;
    const ids = await lockFailed(em, jobs);
    if (ids.length === 0) return { count: 0 };
    await services.jobs[work](em, jobs.queue, ids);
    const author = { actorId: actorOf(ctx).id, requestId: request.id };
    await summaryEntry(author, {
      ...{ subject: 'job_queue', subjectId: jobs.queue, label: jobs.queue, action: 'update', importRunId: null },
      facts: { [field]: ids.length },
    }).execute(em.getKysely());
    return { count: ids.length };
  });

/** Runs failed jobs again. Handlers are idempotent, so that emails are not sent twice. */
export const retryFailedJobs = failedJobsCommand(RetryFailedJobsInput, 'retry', 'retried_jobs');

/** Deletes failed jobs. */
export const discardFailedJobs = failedJobsCommand(DiscardFailedJobsInput, 'discard', 'discarded_jobs');
