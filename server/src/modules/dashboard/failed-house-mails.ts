import { type RawBuilder, sql } from 'kysely';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';

/** Mails of the house itself, as the jobs `j` that were given up. They are kept for seven days. */
export const failedHouseMails: RawBuilder<unknown> = sql`pgboss.job j where j.name = 'mail.send' and j.state = 'failed'`;

/** So many are told. */
const most = 500;

/** A mail of the house that could not be delivered. What it said is told to nobody: it may hold a link that signs in. */
export interface FailedHouseMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
}

/** Mails of the house that could not be delivered, the newest first. */
export const findFailedHouseMails = query(administrator, async ({ em }): Promise<readonly FailedHouseMail[]> => {
  const { rows } = await sql<FailedHouseMail>`
    select j.id::text as id, j.data->>'to' as to, j.data->>'subject' as subject,
      coalesce(j.completed_on, j.created_on) as "failedAt", j.retry_count + 1 as attempts, j.output->>'message' as reason
    from ${failedHouseMails}
    order by "failedAt" desc, j.id limit ${most}`.execute(em.getKysely());
  return rows;
});
