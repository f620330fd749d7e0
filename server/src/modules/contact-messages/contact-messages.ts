import { type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../kernel/errors/errors.ts';
import { checkVersion } from '../../kernel/input/expected-version.ts';
import { type Page, pageOf } from '../../kernel/input/page.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import { command, query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/containing.ts';
import { ContactMessage } from './contact-message.entity.ts';
import {
  type ContactMessageFilter,
  ContactMessageQuery,
  MarkContactMessageHandledInput,
} from './contact-messages.input.ts';

function condition({ isHandled, text }: ContactMessageFilter): FilterQuery<ContactMessage> {
  const part = text ? { $ilike: containing(text) } : null;
  return {
    ...(typeof isHandled === 'boolean' ? { handledAt: isHandled ? { $ne: null } : null } : {}),
    ...(part ? { $or: [{ name: part }, { email: part }, { subject: part }, { message: part }] } : {}),
  };
}

/** One page of the messages to the house, newest first. */
export const findContactMessages = query(
  administrator,
  ContactMessageQuery,
  async ({ em }, { filter, page }): Promise<Page<ContactMessage>> => {
    const where = condition(filter ?? {});
    return pageOf(
      page,
      (slice) => em.find(ContactMessage, where, { orderBy: { id: 'desc' }, ...slice }),
      () => em.count(ContactMessage, where),
    );
  },
);

/** Notes that the caller has seen to a message, or that it is to be seen to again. Throws ITEM_NOT_FOUND. */
export const markContactMessageHandled = command(
  administrator,
  MarkContactMessageHandledInput,
  async (ctx, { id, isHandled, expectedVersion }) => {
    const message = await ctx.em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!message) {
      throw new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such message' }] });
    }
    checkVersion(message, expectedVersion);
    // Who was first stays named.
    if (isHandled !== (message.handledAt !== null)) {
      message.handledAt = isHandled ? new Date() : null;
      message.handledById = isHandled ? actorOf(ctx).id : null;
    }
    await ctx.em.flush();
    return message;
  },
);
