import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { claimedColumns } from '../../../../platform/mail/tracked-mail-job.ts';
import { claimUnless, isDue } from '../../../../platform/mail/tracked-mails.ts';
import { mayAct } from '../../../accounts/visibility/index.ts';
import { columnsOf, queryIn } from '../../database.ts';

const m = columnsOf('price_list_mail', 'mail');
const u = columnsOf('user_account', 'u');

/** SQL: why the `mail` to the user `u` is not sent after all; null: it is. */
const objection = sql<string | null>`case
  when not (${mayAct} and ${u('is_email_confirmed')}) then 'the account may not be written to'
  when exists (select from price_list p where p.id = ${m('price_list_id')} and p.stopped_at is not null)
    then 'the list was stopped' end`;

/** Takes a mail that is due, with what it is written from. */
export const claimMail = (em: EntityManager, id: number) =>
  queryIn(em)
    .updateTable('price_list_mail as mail')
    .from('user_account as u')
    .set(claimUnless(objection))
    .where('mail.id', '=', id)
    .whereRef('u.id', '=', 'mail.user_id')
    .where(isDue)
    .returning(({ selectFrom }) => [
      ...claimedColumns,
      ...(['u.email', 'mail.name', 'mail.kind', 'mail.question', 'mail.domain'] as const),
      'mail.user_id as userId',
      // Null: the mail was asked for at once, there is no weekly list to stop.
      selectFrom('price_list as p')
        .select('p.unsubscribe_token')
        .whereRef('p.id', '=', 'mail.price_list_id')
        .as('unsubscribeToken'),
    ])
    .executeTakeFirst();

export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;
