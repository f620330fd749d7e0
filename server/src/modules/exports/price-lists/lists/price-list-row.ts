import type { EntityManager } from '@mikro-orm/postgresql';
import { MailStatus } from '../../../../platform/mail/tracked-mail.entity.ts';
import { queryIn } from '../../database.ts';
import type { Weekday } from './weekday.ts';

/** A price list as its owner reads it. */
export interface PriceListRow {
  readonly id: number;
  readonly name: string;
  /** Name of the type of stock. */
  readonly kind: string;
  readonly weekday: Weekday;
  readonly createdAt: Date;
  readonly nextSendAt: Date;
  readonly lastSentAt: Date | null;
  /** Why the last mail was not sent. Null: it was, or there was none. */
  readonly lastFailure: string | null;
}

/** The price lists of a user, by name; one of them where that is asked for. */
export async function readPriceLists(em: EntityManager, userId: number, id?: number): Promise<PriceListRow[]> {
  const rows = await queryIn(em, { type: 'write' })
    .selectFrom('price_list as p')
    .leftJoinLateral(
      (mails) =>
        mails
          .selectFrom('price_list_mail as m')
          .select(['m.settled_at', 'm.status', 'm.failure'])
          .whereRef('m.price_list_id', '=', 'p.id')
          .where('m.settled_at', 'is not', null)
          .orderBy('m.settled_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      ...(['p.id', 'p.name', 'p.kind', 'p.weekday'] as const),
      'p.created_at as createdAt',
      'p.next_send_at as nextSendAt',
      'last.settled_at as settledAt',
      'last.status as lastStatus',
      'last.failure as lastFailure',
    ])
    .where('p.user_id', '=', userId)
    .where('p.stopped_at', 'is', null)
    .$if(id !== undefined, (all) => all.where('p.id', '=', id ?? 0))
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
  return rows.map(({ createdAt, nextSendAt, settledAt, lastStatus, lastFailure, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    nextSendAt: new Date(nextSendAt),
    lastSentAt: lastStatus === MailStatus.SENT && settledAt !== null ? new Date(settledAt) : null,
    lastFailure,
  }));
}
