import { invalid } from '../../../kernel/errors/errors.ts';
import { actorOf, administrator } from '../../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { command } from '../../../kernel/use-cases/use-case.ts';
import { headerKey, once } from '../../../platform/http/idempotency.ts';
import { User } from '../../accounts/users/index.ts';
import { contentOf } from '../templates/chosen-content.ts';
import { EmailDispatch } from './email-dispatch.entity.ts';
import { EmailOrderInput, SendEmailInput } from './email-dispatch.input.ts';
import { beginQueue } from './jobs/begin-dispatch.job.ts';
import { type DispatchRow, readDispatch } from './read-dispatches.ts';
import { addresseesOf, countRecipients, findAddressees, recipientsPath } from './recipients.ts';

/** Dispatch scheduled by this request, or by an earlier request with the same idempotency key. */
interface ScheduledDispatch {
  readonly dispatch: DispatchRow;
  readonly isReplay: boolean;
}

/**
 * Schedules a bulk email, immediately or for later. The content does not change after scheduling. The recipients are
 * selected when it is sent: the current subscribers and the individually selected users, each once. Users who are
 * blocked, not approved or not confirmed are excluded. Throws INVALID_REQUEST for invalid content, an invalid time,
 * no recipients, or an idempotency key that was used with different input (409). Throws EMAIL_TEMPLATE_NOT_FOUND,
 * ITEM_NOT_FOUND or USER_NOT_FOUND naming unknown IDs.
 */
export const sendEmail = command(administrator, SendEmailInput, (ctx, { idempotencyKey, ...order }) =>
  scheduleOnce(ctx, idempotencyKey, order),
);

/** Same as {@link sendEmail}, except that the optional idempotency key is in the `Idempotency-Key` header. */
export const sendEmailWithHeader = command(administrator, EmailOrderInput, (ctx, order) =>
  scheduleOnce(ctx, headerKey(ctx), order),
);

async function scheduleOnce(
  ctx: RequestContext,
  key: string | null,
  { templateId, subject, body, channelIds, userIds, sendAt }: EmailOrderInput,
): Promise<ScheduledDispatch> {
  const order = {
    templateId: templateId ?? null,
    subject: subject ?? null,
    body: body ?? null,
    ...addresseesOf({ channelIds, userIds }),
    sendAt: sendAt ?? null,
  };
  const { id, isReplay } = await once(ctx, { operation: 'sendEmail', key, input: order }, () => schedule(ctx, order));
  return { dispatch: await readDispatch(ctx.em, id), isReplay };
}

async function schedule(
  ctx: RequestContext,
  { channelIds, userIds, sendAt, ...chosen }: EmailOrderInput & { channelIds: number[]; userIds: number[] },
): Promise<number> {
  const { em } = ctx;
  const now = new Date();
  if (sendAt) refuseBadTime(sendAt, now);
  const channels = await findAddressees(em, { channelIds, userIds });

  const { templateId, subject, body } = await contentOf(em, chosen);
  const createdById = actorOf(ctx).id;
  const dispatch = em.create(EmailDispatch, { templateId, subject, body, createdById, sendAt: sendAt ?? now });
  dispatch.channels.set(channels);
  dispatch.users.set(userIds.map((id) => em.getReference(User, id)));
  await em.flush();
  if (!sendAt && (await countRecipients(em, { channelIds, userIds })).recipients === 0) {
    throw invalid(recipientsPath({ channelIds, userIds }), 'currently has no recipients who can receive the email');
  }
  const startAfter = sendAt ?? undefined;
  await ctx.services.jobs.enqueue(em, beginQueue, { dispatchId: dispatch.id }, startAfter ? { startAfter } : {});
  return dispatch.id;
}

const maxDelayMs = 366 * 24 * 3_600_000; // milliseconds

function refuseBadTime(sendAt: Date, now: Date): void {
  if (sendAt <= now) throw invalid('sendAt', 'must be in the future');
  if (sendAt.getTime() - now.getTime() > maxDelayMs) throw invalid('sendAt', 'must be within a year');
}
