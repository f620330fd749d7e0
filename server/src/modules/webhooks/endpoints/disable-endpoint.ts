import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Services } from '../../../kernel/use-cases/services.ts';
import { now } from '../../../platform/database/statements/statements.ts';
import { mailTemplate } from '../../../platform/email/mail-template.ts';
import { queryIn } from '../database.ts';
import { DeliveryState } from '../delivery-state.ts';
import { DisabledReason } from './disabled-reason.ts';

/** Dependencies of `disableEndpoint`. `em` must be in a transaction. */
export interface DisableContext {
  readonly em: EntityManager;
  readonly services: Pick<Services, 'mail' | 'config'>;
}

const disabledMail = mailTemplate<{ url: string; reason: string; link: string }>({
  folder: new URL('./emails/', import.meta.url),
  name: 'webhook-disabled',
  subject: 'A webhook endpoint of your {{brandName}} account was disabled',
});

const reasons: Readonly<Record<Exclude<DisabledReason, DisabledReason.OWNER>, string>> = {
  [DisabledReason.GONE]: 'The endpoint responded with status 410 (Gone).',
  [DisabledReason.FAILING]: 'All requests to this endpoint have failed for five days.',
};

export const skipWaiting = (em: EntityManager, endpointId: number): Promise<unknown> =>
  queryIn(em)
    .updateTable('webhook_delivery')
    .set({ state: DeliveryState.SKIPPED })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', DeliveryState.WAITING)
    .execute();

/**
 * Disables an endpoint and emails its owner, except for test endpoints. Does nothing if the endpoint is already
 * disabled.
 */
export async function disableEndpoint(
  { em, services: { mail, config } }: DisableContext,
  id: number,
  reason: Exclude<DisabledReason, DisabledReason.OWNER>,
): Promise<void> {
  const disabled = await queryIn(em)
    .updateTable('webhook_endpoint as e')
    .from('user_account as u')
    .set({ disabled_at: now, disabled_reason: reason, version: sql`e.version + 1` })
    .whereRef('u.id', '=', 'e.user_id')
    .where('e.id', '=', id)
    .where('e.disabled_at', 'is', null)
    .returning(['e.url', 'e.is_test as isTest', 'u.email'])
    .executeTakeFirst();
  if (!disabled) return;
  await skipWaiting(em, id);
  if (disabled.isTest) return;
  const { brandName, publicUrl } = config;
  const values = { brandName, url: disabled.url, reason: reasons[reason], link: `${publicUrl}/account` };
  await mail.queue(em, disabledMail(disabled.email, values));
}
