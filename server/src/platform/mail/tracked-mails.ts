import type { EntityManager } from '@mikro-orm/postgresql';
import { type Expression, sql } from 'kysely';
import type { JobContext } from '../../kernel/use-cases/job.ts';
import type { MailOutcome } from '../../kernel/use-cases/services.ts';
import type { TableOf } from '../database/statements/column-types.ts';
import { type Condition, now, statementsOver } from '../database/statements/statements.ts';
import { afterAttempt, inSeconds, mostAttempts } from './mail-attempts.ts';
import { MailStatus, type TrackedMail } from './tracked-mail.entity.ts';

/*
 * Tracked mails lie in the tables of modules. Who sends one claims it before, in a statement of the module in which the
 * table is called `mail`, and notes afterwards what became of it.
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
 * How long a claim lasts unless it is renewed, and how often it is while the mail is being sent, in seconds. A mail whose
 * process has died is claimed again after this time. Whether a mail server took it just before nobody knows; the second
 * copy has the same Message-ID.
 */
const claimSeconds = 30;
const renewalSeconds = 10;

/** SQL: the `mail` is still to be sent, or being sent; as literals, for indexes of such mails. */
export const isUnsettled: Condition = mail('mail.status', 'in', [
  sql.lit(MailStatus.PENDING),
  sql.lit(MailStatus.SENDING),
]);

/** SQL: the `mail` can be claimed, because nobody has, or their claim has ended. */
export const isDue: Condition = mail.and([isUnsettled, mail('mail.due_at', '<=', now)]);

/** SQL: the `mail` has had all of its attempts, in processes that died with it. */
const isWornOut = mail('mail.attempts', '>=', mostAttempts);

/**
 * SQL: what a claim sets: the `mail` is being sent; or is skipped, where something objects to that; or has failed, where it
 * was begun as often as it may be.
 */
export function claimUnless(objection: Expression<string | null> = sql<null>`null::text`) {
  const isUnwanted = mail(objection, 'is not', null);
  const isClaimed = mail.not(mail.or([isWornOut, isUnwanted]));
  const reason = mail.case().when(isWornOut).then('was begun too often and never ended').else(objection).end();
  return {
    status: mail
      .case()
      .when(isWornOut)
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

/** A mail that this process alone may send until its claim ends. */
interface Claim {
  readonly id: number;
  /** The current one included. */
  readonly attempts: number;
}

/** The tracked mails of a table, from the claim on. */
export const trackedMails = (table: string) => ({
  /** Does work while a claim is renewed: making a mail may take long, and a mail server may take minutes. */
  async whileClaimed<T>({ em, log }: JobContext, { id, attempts }: Claim, work: () => Promise<T>): Promise<T> {
    const renewal = setInterval(() => {
      queryIn(em)
        .updateTable(table)
        .set({ due_at: inSeconds(claimSeconds) })
        .where('id', '=', id)
        .where('status', '=', MailStatus.SENDING)
        .where('attempts', '=', attempts)
        .execute()
        .catch((error: unknown) => log.warn({ err: error, table, mail: id }, 'a claim was not renewed'));
    }, renewalSeconds * 1_000);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  },

  /** Notes what became of a claimed mail. */
  async settle(em: EntityManager, { id, attempts }: Claim, outcome: MailOutcome): Promise<void> {
    const noted = afterAttempt(outcome, attempts);
    const settled = queryIn(em).updateTable(table).set(noted).where('id', '=', id);
    // What was sent is sent, whoever has the claim by now; all else is for that one to say.
    const isSent = noted.status === MailStatus.SENT;
    const own = settled.where('status', '=', MailStatus.SENDING).where('attempts', '=', attempts);
    await (isSent ? settled : own).execute();
  },

  /** When a mail is due next, or the claim on it ends. Null: it is settled, or gone. */
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
