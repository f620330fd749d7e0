import { type EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { AppError } from '../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { checkVersion, ExpectedVersion, OptionalExpectedVersion } from '../../kernel/input/expected-version.ts';
import { OptionalObject, RequiredFlag } from '../../kernel/input/field-rules.ts';
import { FilterEnums, FilterFlag, FilterRange, FilterText } from '../../kernel/input/filter-fields.ts';
import { type Page, PageInput, pageOf } from '../../kernel/input/page.ts';
import { DateTimeRange, type Range } from '../../kernel/input/ranges.ts';
import { IsId } from '../../kernel/input/rules.ts';
import { replacedFields } from '../../kernel/resources/derived-inputs.ts';
import { actorOf, administrator } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { command, query } from '../../kernel/use-cases/use-case.ts';
import { containing } from '../../kernel/values/text.ts';
import { anyOf } from '../../platform/database/statements/statements.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageStatus, ContactMessageTopic } from './contact-message-status.ts';
import { queryIn } from './database.ts';

@InputType({ description: 'Filter for messages. Fields are combined with AND.' })
export class ContactMessageFilter {
  @FilterFlag('Whether an administrator has handled the message.')
  isHandled?: boolean | null;

  @FilterText('Part of the name, the email address, the subject or the message.')
  text?: string | null;

  @FilterEnums(() => ContactMessageStatus, 'At least one status.')
  statuses?: ContactMessageStatus[] | null;

  @FilterEnums(() => ContactMessageTopic, 'At least one topic.')
  topics?: ContactMessageTopic[] | null;

  @FilterRange(() => DateTimeRange, 'When the messages were received.')
  createdAt?: DateTimeRange | null;
}

class ContactMessageQuery {
  @OptionalObject(() => ContactMessageFilter)
  filter?: ContactMessageFilter | null | undefined;

  @OptionalObject(() => PageInput)
  page?: PageInput | null | undefined;
}

@InputType({ description: 'Message to mark as handled or to reopen.' })
export class MarkContactMessageHandledInput {
  @Field(() => ID, { description: 'Message ID.' })
  @IsId()
  id!: number;

  @Field(() => Boolean, { defaultValue: true, description: 'False reopens the message.' })
  @RequiredFlag()
  isHandled: boolean = true;

  @OptionalExpectedVersion()
  expectedVersion?: number | null;
}

@InputType({ description: 'New status of a message.' })
export class SetContactMessageStatusInput extends replacedFields(ContactMessage, ['status']) {
  @Field(() => ID, { description: 'Message ID.' })
  @IsId()
  id!: number;

  @ExpectedVersion()
  expectedVersion?: number;
}

type Where = FilterQuery<ContactMessage>;

const conditionOfTopic: Record<ContactMessageTopic, Where> = {
  [ContactMessageTopic.ITEM]: { stockNumber: { $ne: null } },
  [ContactMessageTopic.ORDER]: { orderId: { $ne: null } },
  [ContactMessageTopic.OTHER]: { stockNumber: null, orderId: null },
};

const dateRange = ({ min, max }: Range<Date>) => ({ ...(min && { $gte: min }), ...(max && { $lte: max }) });

function condition({ isHandled, text, statuses, topics, createdAt }: ContactMessageFilter): Where {
  const part = text ? { $ilike: containing(text) } : null;
  const parts: Where[] = [
    ...(typeof isHandled === 'boolean' ? [{ handledAt: isHandled ? { $ne: null } : null }] : []),
    ...(statuses ? [{ status: { $in: statuses } }] : []),
    ...(topics ? [{ $or: topics.map((topic) => conditionOfTopic[topic]) }] : []),
    ...(createdAt ? [{ createdAt: dateRange(createdAt) }] : []),
    ...(part ? [{ $or: [{ name: part }, { email: part }, { subject: part }, { message: part }] }] : []),
  ];
  return parts.length === 0 ? {} : { $and: parts };
}

/** Returns one page of received messages, newest first. */
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

class ContactMessageId {
  @IsId()
  id!: number;
}

/** Returns a received message. Throws ITEM_NOT_FOUND. */
export const findContactMessage = query(administrator, ContactMessageId, async ({ em }, { id }) => {
  const message = await em.findOne(ContactMessage, { id });
  if (!message) throw messageNotFound();
  return message;
});

/** Marks a message as handled, or reopens it. Throws ITEM_NOT_FOUND. */
export const markContactMessageHandled = command(
  administrator,
  MarkContactMessageHandledInput,
  async (ctx, { isHandled, ...target }) => {
    const message = await lockMessage(ctx.em, target);
    // Writes nothing if the state is unchanged. The first administrator who handled the message remains its handler,
    // and an answered message remains answered.
    if (isHandled !== (message.handledAt !== null)) {
      setStatus(ctx, message, isHandled ? ContactMessageStatus.CLOSED : ContactMessageStatus.OPEN);
    }
    await ctx.em.flush();
    return message;
  },
);

/**
 * Sets the status of a message. Throws ITEM_NOT_FOUND, and STALE_VERSION if another request has changed the message.
 */
export const setContactMessageStatus = command(
  administrator,
  SetContactMessageStatusInput,
  async (ctx, { status, ...target }) => {
    const message = await lockMessage(ctx.em, target);
    setStatus(ctx, message, status);
    await ctx.em.flush();
    return message;
  },
);

/**
 * Sets the status of a message. The first administrator who handled the message remains its handler until it is
 * reopened.
 */
export function setStatus(ctx: RequestContext, message: ContactMessage, status: ContactMessageStatus): void {
  message.status = status;
  if (status === ContactMessageStatus.OPEN) {
    message.handledAt = null;
    message.handledById = null;
  } else if (message.handledAt === null) {
    message.handledAt = new Date();
    message.handledById = actorOf(ctx).id;
  }
}

/** Locks a message until the transaction ends. Throws ITEM_NOT_FOUND and STALE_VERSION. */
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
  new AppError('ITEM_NOT_FOUND', { details: [{ path: 'id', message: 'the message does not exist' }] });

/** Returns the senders of messages, by message ID. Unknown IDs are omitted. */
export async function receivedMessages(em: EntityManager, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return queryIn(em, { type: 'write' })
    .selectFrom('contact_message')
    .select(['id', 'name'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
}
