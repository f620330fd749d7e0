import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import type { SystemProbes } from '../../../kernel/use-cases/system-probes.ts';
import { DateTimeScalar } from '../../../kernel/values/scalars.ts';
import { queryIn } from '../../../platform/database/statements/own-tables.ts';
import { counted, mostSevere, type PartReading, problem, warning } from './health.ts';

@ObjectType('EmailTransportStatus', {
  simpleResolvers: true,
  description: 'Delivery of emails by all processes. Times are rounded to full hours.',
})
export class EmailTransportStatusType {
  @Field(() => Boolean, {
    description: 'Whether emails are written to a folder, because no SMTP server is configured.',
  })
  readonly isFolder!: boolean;
  @Field(() => String, { description: 'Host and port of the SMTP server, or path of the folder.' })
  readonly place!: string;
  @Field(() => Int, { description: 'Emails sent within the last 24 hours.' }) readonly sentPerDay!: number;
  @Field(() => Int, { description: 'Failed attempts within the last 24 hours.' }) readonly failedPerDay!: number;
  @Field(() => Int, { description: 'Emails sent within the last 7 days.' }) readonly sentPerWeek!: number;
  @Field(() => Int, { description: 'Failed attempts within the last 7 days.' }) readonly failedPerWeek!: number;
  @Field(() => String, { nullable: true, description: 'Error of the last failed attempt. Null if there was none.' })
  readonly lastFailure!: string | null;
  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last failed attempt. Null if none.' })
  readonly lastFailureAt!: string | null;
}

type Counts = Omit<EmailTransportStatusType, 'isFolder' | 'place'>;

async function readCounts(em: EntityManager): Promise<Counts | undefined> {
  const { rows } = await sql<Counts>`
    with week as (select *, hour > now() - interval '24 hours' as "isToday" from email_attempt_count
      where hour > now() - interval '7 days'),
    last as (select failure, failed_at from week where failed_at is not null order by failed_at desc limit 1)
    select coalesce(sum(sent) filter (where "isToday"), 0)::int as "sentPerDay",
      coalesce(sum(failed) filter (where "isToday"), 0)::int as "failedPerDay",
      coalesce(sum(sent), 0)::int as "sentPerWeek", coalesce(sum(failed), 0)::int as "failedPerWeek",
      (select failure from last) as "lastFailure", (select failed_at from last) as "lastFailureAt"
    from week`.execute(queryIn(em));
  return rows[0];
}

/** Share of failed attempts that is normal, because some addresses do not exist. */
const normalFailures = 0.05;

export async function readEmails(
  em: EntityManager,
  { emailTransport, process }: SystemProbes,
): Promise<PartReading<EmailTransportStatusType>> {
  const counts = await readCounts(em);
  if (!counts) throw new Error('the counts of emails could not be read');
  const { sentPerDay, failedPerDay, lastFailure } = counts;
  const failures = counted(failedPerDay, 'delivery attempt');
  return {
    data: { ...emailTransport, ...counts },
    health: mostSevere([
      failedPerDay > 0 &&
        sentPerDay === 0 &&
        problem(`No email was sent within 24 hours, and ${failures} failed: ${lastFailure ?? 'unknown reason'}`),
      failedPerDay > normalFailures * (sentPerDay + failedPerDay) && warning(`${failures} failed within 24 hours.`),
      process.isProduction &&
        emailTransport.isFolder &&
        warning('No SMTP server is configured, so emails are written to a folder.'),
    ]),
  };
}
