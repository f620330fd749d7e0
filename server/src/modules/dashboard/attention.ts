import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { administrator } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { backupProblem } from '../backups/index.ts';
import { OrderStatus } from '../orders/index.ts';
import { StockStatus } from '../stock/fields/index.ts';

/** Kinds of items that need an administrator's attention. */
export enum AttentionKind {
  USERS_TO_APPROVE = 'usersToApprove',
  NEW_ORDERS = 'newOrders',
  ORDERS_AWAITING_PAYMENT = 'ordersAwaitingPayment',
  ORDERS_IN_DELIVERY = 'ordersInDelivery',
  HOLDS_ENDING = 'holdsEnding',
  OPEN_MESSAGES = 'openMessages',
  FAILED_MAILS = 'failedMails',
  FAILED_SYSTEM_MAILS = 'failedSystemMails',
  FAILED_IMPORTS = 'failedImports',
  LOW_MELEE = 'lowMelee',
  FAILED_JOBS = 'failedJobs',
  BACKUP_PROBLEM = 'backupProblem',
}

describedEnum(AttentionKind, {
  name: 'AttentionKind',
  description: 'Kind of items that need attention. Each count equals the total of the corresponding list.',
  values: {
    USERS_TO_APPROVE: 'Users who are waiting for approval.',
    NEW_ORDERS: 'Orders that are being processed.',
    ORDERS_AWAITING_PAYMENT: 'Orders that are waiting for payment.',
    ORDERS_IN_DELIVERY: 'Orders that are being delivered.',
    HOLDS_ENDING: 'Diamonds whose hold ends by `dayEnds`.',
    OPEN_MESSAGES: 'Contact messages that are not handled.',
    FAILED_MAILS: 'Bulk emails with failed copies.',
    FAILED_SYSTEM_MAILS: 'System emails, such as password resets, that failed within the last 7 days.',
    FAILED_IMPORTS: 'Imports since `since` that were rejected or failed. Dry runs are excluded.',
    FAILED_JOBS:
      'Background jobs that failed within the last 7 days and are not retried. Emails in FAILED_SYSTEM_MAILS are excluded.',
    LOW_MELEE: 'Active melee lots with at most `lowMeleeCarats` carats left.',
    BACKUP_PROBLEM:
      '1 if the last backup failed, or no backup has succeeded for 26 hours. Otherwise 0. There is no list.',
  },
});

/** Low-stock threshold for melee lots, in carats. */
export const lowMeleeCarats = 5;

interface AttentionOptions {
  /** End of the current day in the caller's time zone. */
  readonly dayEnds: Date;
  /** Start of the period in which failed imports are counted. */
  readonly since: Date;
  /** Whether nightly backups are on. */
  readonly hasBackups: boolean;
}

/**
 * Counts each kind with one statement that reads only indexes, so the cost does not grow with the size of the tables.
 */
export async function countAttention(
  em: EntityManager,
  { dayEnds, since, hasBackups }: AttentionOptions,
): Promise<ReadonlyMap<AttentionKind, number>> {
  const ordersWith = (status: OrderStatus) => sql`sales_order o where o.status = ${status} and not o.is_test`;
  const sources = {
    [AttentionKind.USERS_TO_APPROVE]: sql`user_account u where not u.is_approved`,
    [AttentionKind.NEW_ORDERS]: ordersWith(OrderStatus.PROCESSING),
    [AttentionKind.ORDERS_AWAITING_PAYMENT]: ordersWith(OrderStatus.PAYMENT),
    [AttentionKind.ORDERS_IN_DELIVERY]: ordersWith(OrderStatus.DELIVERY),
    [AttentionKind.HOLDS_ENDING]: sql`diamond d
      where d.status = ${StockStatus.HOLD} and d.hold_until > now() and d.hold_until <= ${dayEnds}`,
    [AttentionKind.OPEN_MESSAGES]: sql`contact_message m where m.handled_at is null`,
    [AttentionKind.FAILED_MAILS]: sql`(select distinct e.dispatch_id from email_delivery e where e.status = 'failed') f`,
    [AttentionKind.FAILED_SYSTEM_MAILS]: failedHouseMails,
    [AttentionKind.FAILED_IMPORTS]: sql`import_run r
      where r.created_at >= ${since} and r.state in ('failed', 'refused') and not r.is_dry_run`,
    [AttentionKind.FAILED_JOBS]: sql`pgboss.job j where j.name <> 'mail.send' and j.state = 'failed'`,
    [AttentionKind.LOW_MELEE]: sql`melee l where l.is_active and l.carats <= ${lowMeleeCarats}`,
    [AttentionKind.BACKUP_PROBLEM]: backupProblem(hasBackups),
  };
  const kinds = Object.values(AttentionKind);
  const parts = kinds.map((kind) => sql`(select count(*)::int from ${sources[kind]}) as ${sql.ref(kind)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(parts)}`.execute(em.getKysely());
  return new Map(kinds.map((kind) => [kind, rows[0]?.[kind] ?? 0]));
}

/** SQL for failed system emails, as jobs `j`. Failed jobs are stored for 7 days. */
const failedHouseMails: RawBuilder<unknown> = sql`pgboss.job j where j.name = 'mail.send' and j.state = 'failed'`;

/** Maximum number of failed emails returned. */
const maxCount = 500;

/** Failed system email. Its body is never returned, because it may contain a sign-in link. */
export interface FailedSystemEmail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly failedAt: Date;
  readonly attempts: number;
  readonly reason: string | null;
}

/** Returns failed system emails, newest first. */
export const findFailedSystemEmails = query(administrator, async ({ em }): Promise<readonly FailedSystemEmail[]> => {
  const { rows } = await sql<FailedSystemEmail>`
    select j.id::text as id, j.data->>'to' as to, j.data->>'subject' as subject,
      coalesce(j.completed_on, j.created_on) as "failedAt", j.retry_count + 1 as attempts, j.output->>'message' as reason
    from ${failedHouseMails}
    order by "failedAt" desc, j.id limit ${maxCount}`.execute(em.getKysely());
  return rows;
});
