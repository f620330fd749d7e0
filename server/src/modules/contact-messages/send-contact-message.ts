import { sql } from 'kysely';
import { AppError, invalid } from '../../kernel/errors/errors.ts';
import { Field, ID, InputType } from '../../kernel/graphql.ts';
import { OptionalObject, OptionalText } from '../../kernel/input/field-rules.ts';
import { OneOf } from '../../kernel/input/one-of.ts';
import { IsOptionalId } from '../../kernel/input/rules.ts';
import { newFields } from '../../kernel/resources/derived-inputs.ts';
import { guest } from '../../kernel/use-cases/access.ts';
import type { RequestContext } from '../../kernel/use-cases/context.ts';
import { preparedCommand } from '../../kernel/use-cases/use-case.ts';
import { brandingOfDomain } from '../accounts/agents/index.ts';
import { checkCaptchaAndRateLimit } from '../accounts/index.ts';
import { userById } from '../accounts/users/index.ts';
import { viewerOf } from '../accounts/visibility/index.ts';
import { findOrder } from '../orders/index.ts';
import { numbersOf } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { contactMessageSent } from './contact-message.events.ts';

@OneOf()
@InputType({ description: 'Subject of a contact message. Set exactly one field.' })
class ContactSubjectInput {
  @Field(() => String, { nullable: true, description: 'Stock number of an item that the caller may see.' })
  @OptionalText(64)
  stockNumber?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of an order of the caller.' })
  @IsOptionalId()
  orderId?: number | null;
}

/** Item or order that a message is about. At most one field is set. */
interface ContactSubject {
  readonly stockNumber: string | null;
  readonly orderId: number | null;
}

/**
 * Checks that the sender can see the item or order, and returns it. Throws ITEM_NOT_FOUND and ORDER_NOT_FOUND. Throws
 * FORBIDDEN for visitors who send an order ID.
 */
async function contactSubject(
  ctx: RequestContext,
  subject: ContactSubjectInput | null | undefined,
): Promise<ContactSubject> {
  const { stockNumber = null, orderId = null } = subject ?? {};
  if (subject && (stockNumber === null) === (orderId === null)) throw invalid('about', 'must have exactly one field');
  if (orderId !== null) await findOrder(ctx, { id: orderId });
  return { stockNumber: stockNumber === null ? null : await visibleStockNumber(ctx, stockNumber), orderId };
}

/** Returns the stock number as stored, for an item of any stock type. Runs one query. */
async function visibleStockNumber(ctx: RequestContext, stockNumber: string): Promise<string> {
  const viewer = await viewerOf(ctx);
  const items = stockModules.map(({ type }) => {
    const [column] = numbersOf(type);
    return sql`
        select ${column} as "stockNumber" from ${sql.table(type.table)} d
        where lower(${column}) = lower(${stockNumber}) and ${type.namedTo(viewer)}`;
  });
  const { rows } = await sql<Pick<ContactSubject, 'stockNumber'>>`${sql.join(items, sql` union all `)} limit 1`.execute(
    ctx.em.getKysely(),
  );
  const match = rows[0]?.stockNumber;
  if (!match) {
    throw new AppError('ITEM_NOT_FOUND', {
      details: [{ path: 'about.stockNumber', message: 'the item does not exist' }],
    });
  }
  return match;
}

const writableFields = ['name', 'email', 'phone', 'subject', 'message'] as const;

@InputType({ description: 'New contact message.' })
export class SendContactMessageInput extends newFields(ContactMessage, writableFields) {
  @Field(() => String, { nullable: true, description: 'Required if `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;

  @Field(() => ContactSubjectInput, { nullable: true, description: 'Item or order that the message is about.' })
  @OptionalObject(() => ContactSubjectInput)
  about?: ContactSubjectInput | null;
}

/**
 * Stores a message and emails it to the brand. Throws INVALID_RECAPTCHA, and INVALID_REQUEST 429 for too many
 * messages from one address. Throws ITEM_NOT_FOUND or ORDER_NOT_FOUND if the caller cannot see the item or order.
 */
export const sendContactMessage = preparedCommand(
  guest,
  SendContactMessageInput,
  async (ctx, input) => {
    await checkCaptchaAndRateLimit(ctx, 'contact', input);
    return { ...(await contactSubject(ctx, input.about)), domain: (await brandingOfDomain(ctx)).domain };
  },
  async (ctx, { name, email, phone = null, subject = null, message }, context) => {
    const { em, services, actor } = ctx;
    const facts = { name, email, phone, subject, message, ...context };
    const saved = em.create(ContactMessage, { ...facts, senderId: actor?.id ?? null });
    await em.flush();
    const sender = actor && (await userById(ctx, actor.id));
    await services.events.publish(em, contactMessageSent, {
      id: saved.id,
      ...facts,
      accountEmail: sender?.email ?? null,
    });
    return { email };
  },
);
