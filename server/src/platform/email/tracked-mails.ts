import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, sql } from 'kysely';
import type { JobContext } from '../../kernel/use-cases/job.ts';
import type { MailOutcome } from '../../kernel/use-cases/services.ts';
import type { TableOf } from '../database/statements/column-types.ts';
import { type Condition, now, statementsOver } from '../database/statements/statements.ts';
import { columnsAfterAttempt, inSeconds, maxAttempts } from './mail-attempts.ts';
import { MailStatus, type TrackedMail } from './tracked-mail.entity.ts';

/*
 * Tracked emails are stored in tables of the modules. Before a process sends an email, it claims it with a query that
 * the module defines, using the alias `mail`. After the attempt, it records the outcome.
 */

type TrackedColumns = TableOf<
  {
    id: 'int default';
    status: 'text default';
    attempts: 'smallint default';
    due_at: 'timestamptz default';
    settled_at: 'timestamptz null';
    failure: 'text null';
  },
  TrackedMail
>;

const { queryIn, conditionsOn } = statementsOver<Record<string, TrackedColumns>>();
const mail = conditionsOn('mail', 'mail');

/**
 * `claimSeconds` is the time until a claim expires. `renewalSeconds` is the interval between renewals while the email
 * is being sent. If the process is killed, the email is claimed again after the claim has expired. The SMTP server
 * may already have accepted it. The second copy has the same Message-ID.
 */
const claimSeconds = 30;
const renewalSeconds = 10;

/**
 * SQL condition for a row with the alias `mail`: the email is pending or being sent. Uses literals, so that partial
 * indexes can be used.
 */
export const isUnsettled: Condition = mail('mail.status', 'in', [
  sql.lit(MailStatus.PENDING),
  sql.lit(MailStatus.SENDING),
]);

/**
 * SQL condition for a row with the alias `mail`: the email can be claimed, because it is unclaimed or its claim has
 * expired.
 */
export const isDue: Condition = mail.and([isUnsettled, mail('mail.due_at', '<=', now)]);

/**
 * SQL condition for a row with the alias `mail`: no attempts are left, because processes were killed during the
 * email's attempts.
 */
const hasNoAttemptsLeft = mail('mail.attempts', '>=', maxAttempts);

/**
 * Returns the columns that a claim sets. The status of the email becomes "sending", "skipped" if there is an
 * objection, or "failed" if it has no attempts left.
 */
export function claimUnless(objection: Expression<string | null> = sql<null>`null::text`) {
  const isUnwanted = mail(objection, 'is not', null);
  const isClaimed = mail.not(mail.or([hasNoAttemptsLeft, isUnwanted]));
  const reason = mail
    .case()
    .when(hasNoAttemptsLeft)
    .then('sending was interrupted too many times')
    .else(objection)
    .end();
  return {
    status: mail
      .case()
      .when(hasNoAttemptsLeft)
      .then(MailStatus.FAILED)
      .when(isUnwanted)
      .then(MailStatus.SKIPPED)
      .else(MailStatus.SENDING)
      .end(),
    attempts: sql<number>`${mail.ref('mail.attempts')} + (${isClaimed})::int`,
    due_at: inSeconds(claimSeconds),
    settled_at: mail.case().when(isClaimed).then(null).else(now).end(),
    failure: mail.fn.coalesce(reason, mail.ref('mail.failure')),
  };
}

/** Exclusive right to send an email until the claim expires. */
interface Claim {
  readonly id: number;
  /** Number of delivery attempts, including the attempt in progress. */
  readonly attempts: number;
}

/** Returns functions that renew and settle claims to emails in a table. */
export const trackedMails = (table: string) => ({
  /** Runs `work` and renews the claim in the meantime, because writing and sending an email can take minutes. */
  async whileClaimed<T>({ em, log }: JobContext, { id, attempts }: Claim, work: () => Promise<T>): Promise<T> {
    const renewal = setInterval(() => {
      queryIn(em)
        .updateTable(table)
        .set({ due_at: inSeconds(claimSeconds) })
        .where('id', '=', id)
        .where('status', '=', MailStatus.SENDING)
        .where('attempts', '=', attempts)
        .execute()
        .catch((error: unknown) => log.warn({ err: error, table, mail: id }, 'could not renew the claim on the email'));
    }, renewalSeconds * 1_000);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  },

  /** Records the outcome of a claimed email. */
  async settle(em: EntityManager, { id, attempts }: Claim, outcome: MailOutcome): Promise<void> {
    const columns = columnsAfterAttempt(outcome, attempts);
    const update = queryIn(em).updateTable(table).set(columns).where('id', '=', id);
    // A sent email is recorded as sent even if the claim has been lost. Other outcomes are only recorded with a valid
    // claim.
    const isSent = columns.status === MailStatus.SENT;
    const claimedUpdate = update.where('status', '=', MailStatus.SENDING).where('attempts', '=', attempts);
    await (isSent ? update : claimedUpdate).execute();
  },

  /**
   * Returns the time of the email's next attempt, or the time at which its claim expires. Null if it is settled or
   * does not exist.
   */
  async dueAgain(em: EntityManager, id: number): Promise<Date | null> {
    const row = await queryIn(em, { type: 'write' })
      .selectFrom(`${table} as mail`)
      .select('mail.due_at as dueAt')
      .where('mail.id', '=', id)
      .where(isUnsettled)
      .executeTakeFirst();
    return row ? new Date(row.dueAt) : null;
  },
});
