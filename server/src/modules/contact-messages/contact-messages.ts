import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../kernel/errors/errors.ts';
import { checkVersion } from '../../kernel/input/expected-version.ts';
import { IsId } from '../../kernel/input/input.ts';
import { type Page, pageOf } from '../../kernel/input/page.ts';
import type { Range } from '../../kernel/input/ranges.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { command, query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/containing.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageStatus, ContactMessageTopic } from './contact-message-status.ts';
import {
  type ContactMessageFilter,
  ContactMessageQuery,
  MarkContactMessageHandledInput,
  SetContactMessageStatusInput,
} from './contact-messages.input.ts';

type Where = FilterQuery<ContactMessage>;

const aboutTopic: Record<ContactMessageTopic, Where> = {
  [ContactMessageTopic.ITEM]: { stockNumber: { $ne: null } },
  [ContactMessageTopic.ORDER]: { orderId: { $ne: null } },
  [ContactMessageTopic.OTHER]: { stockNumber: null, orderId: null },
};

const within = ({ min, max }: Range<Date>) => ({ ...(min && { $gte: min }), ...(max && { $lte: max }) });

function condition({ isHandled, text, statuses, topics, createdAt }: ContactMessageFilter): Where {
  const part = text ? { $ilike: containing(text) } : null;
  const parts: Where[] = [
    ...(typeof isHandled === 'boolean' ? [{ handledAt: isHandled ? { $ne: null } : null }] : []),
    ...(statuses ? [{ status: { $in: statuses } }] : []),
    ...(topics ? [{ $or: topics.map((topic) => aboutTopic[topic]) }] : []),
    ...(createdAt ? [{ createdAt: within(createdAt) }] : []),
    ...(part ? [{ $or: [{ name: part }, { email: part }, { subject: part }, { message: part }] }] : []),
  ];
  return parts.length === 0 ? {} : { $and: parts };
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

/** Which message. */
class ContactMessageId {
  @IsId()
  id!: number;
}

/** One message to the house. Throws ITEM_NOT_FOUND. */
export const findContactMessage = query(administrator, ContactMessageId, async ({ em }, { id }) => {
  const message = await em.findOne(ContactMessage, { id });
  if (!message) throw messageNotFound();
  return message;
});

/** Notes that the caller has seen to a message, or that it is to be seen to again. Throws ITEM_NOT_FOUND. */
export const markContactMessageHandled = command(
  administrator,
  MarkContactMessageHandledInput,
  async (ctx, { isHandled, ...known }) => {
    const message = await lockMessage(ctx.em, known);
    // Who was first stays named, and what was answered stays so.
    if (isHandled !== (message.handledAt !== null)) {
      moveTo(ctx, message, isHandled ? ContactMessageStatus.CLOSED : ContactMessageStatus.OPEN);
    }
    await ctx.em.flush();
    return message;
  },
);

/** Says where the house stands with a message. Throws ITEM_NOT_FOUND, and STALE_VERSION when somebody else was faster. */
export const setContactMessageStatus = command(
  administrator,
  SetContactMessageStatusInput,
  async (ctx, { status, ...known }) => {
    const message = await lockMessage(ctx.em, known);
    moveTo(ctx, message, status);
    await ctx.em.flush();
    return message;
  },
);

/** Moves a message; who was the first to see to it stays named until it is open again. */
export function moveTo(ctx: RequestContext, message: ContactMessage, status: ContactMessageStatus): void {
  message.status = status;
  if (status === ContactMessageStatus.OPEN) {
    message.handledAt = null;
    message.handledById = null;
  } else if (message.handledAt === null) {
    message.handledAt = new Date();
    message.handledById = actorOf(ctx).id;
  }
}

/** The message for a change: other changes of it wait until the transaction ends. Throws ITEM_NOT_FOUND and STALE_VERSION. */
export async function lockMessage(
  em: EntityManager,
  { id, expectedVersion }: { readonly id: number; readonly expectedVersion?: number | null | undefined },
): Promise<ContactMessage> {
  const message = await em.findOne(ContactMessage, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!message) throw messageNotFound();
  checkVersion(message, expectedVersion);
  return message;
}

const messageNotFound = (): AppError =>
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'there is no such message' }] });
