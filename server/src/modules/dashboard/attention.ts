import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { describedEnum } from '../../kernel/values/described-enum.ts';
import { OrderStatus } from '../orders/index.ts';
import { StockStatus } from '../stock/fields/index.ts';
import { failedHouseMails } from './failed-house-mails.ts';

/** What wants somebody's attention. */
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
}

describedEnum(AttentionKind, {
  name: 'AttentionKind',
  description: 'What wants somebody’s attention. Each count is the total of a list.',
  values: {
    USERS_TO_APPROVE: 'Users who are not approved.',
    NEW_ORDERS: 'Orders that are being processed.',
    ORDERS_AWAITING_PAYMENT: 'Orders that wait for payment.',
    ORDERS_IN_DELIVERY: 'Orders that are being delivered.',
    HOLDS_ENDING: 'Stones whose hold ends by `dayEnds`.',
    OPEN_MESSAGES: 'Messages to the house that nobody has seen to.',
    FAILED_MAILS: 'Mails to many of which copies could not be delivered.',
    FAILED_SYSTEM_MAILS: 'Mails of the house itself that could not be delivered within the last seven days.',
    FAILED_IMPORTS: 'Imports since `since` that were refused or failed, checks left out.',
    LOW_MELEE: 'Active lots of melee of which no more than `lowMeleeCarats` are left.',
  },
});

/** Carats from which a lot runs out. */
export const lowMeleeCarats = 5;

interface AttentionTimes {
  /** The end of the caller's day. */
  readonly dayEnds: Date;
  /** From when on imports that failed are told. */
  readonly since: Date;
}

/** How much there is of each. One statement over indexes: none of them grows with the tables. */
export async function countAttention(
  em: EntityManager,
  { dayEnds, since }: AttentionTimes,
): Promise<ReadonlyMap<AttentionKind, number>> {
  const ordersWith = (status: OrderStatus) => sql`sales_order o where o.status = ${status} and not o.is_test`;
  const counted = {
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
    [AttentionKind.LOW_MELEE]: sql`melee l where l.is_active and l.carats <= ${lowMeleeCarats}`,
  };
  const kinds = Object.values(AttentionKind);
  const parts = kinds.map((kind) => sql`(select count(*)::int from ${counted[kind]}) as ${sql.ref(kind)}`);
  const { rows } = await sql<Record<string, number>>`select ${sql.join(parts)}`.execute(em.getKysely());
  return new Map(kinds.map((kind) => [kind, rows[0]?.[kind] ?? 0]));
}
