import { Field, InputType } from 'type-graphql';
import {
  OptionalLine,
  OptionalObject,
  OptionalText,
  RequiredEmail,
  RequiredLine,
  RequiredText,
} from '../../kernel/input/field-rules.ts';
import { guest } from '../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../kernel/use-cases/use-case.ts';
import { domainLayoutOf } from '../accounts/agents/index.ts';
import { passGuestGate } from '../accounts/index.ts';
import { userById } from '../accounts/users/index.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { contactMessageSent } from './contact-message.events.ts';
import { ContactSubjectInput, contactSubject } from './contact-subject.ts';

@InputType({ description: 'What somebody writes to the house.' })
export class SendContactMessageInput {
  @Field(() => String, { description: 'Who writes, at most 200 characters.' })
  @RequiredLine(200)
  name!: string;

  @Field(() => String, { description: 'Where the house answers.' })
  @RequiredEmail()
  email!: string;

  @Field(() => String, { nullable: true, description: 'Telephone number, at most 50 characters.' })
  @OptionalLine(50)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'What it is about, at most 200 characters.' })
  @OptionalLine(200)
  subject?: string | null;

  @Field(() => String, { description: 'Plain text, at most 10,000 characters.' })
  @RequiredText(10_000)
  message!: string;

  @Field(() => String, { nullable: true, description: 'Needed where `siteSettings.recaptchaSiteKey` is not null.' })
  @OptionalText(10_000)
  recaptchaToken?: string | null;

  @Field(() => ContactSubjectInput, { nullable: true, description: 'The item or order that it is about.' })
  @OptionalObject(() => ContactSubjectInput)
  about?: ContactSubjectInput | null;
}

/**
 * Keeps a message to the house, which hears of it. Throws INVALID_RECAPTCHA, INVALID_REQUEST 429 for too many from one
 * address, and ITEM_NOT_FOUND or ORDER_NOT_FOUND when it is about something that is not there for the caller.
 */
export const sendContactMessage = preparedCommand(
  guest,
  SendContactMessageInput,
  async (ctx, input) => {
    await passGuestGate(ctx, 'contact', input);
    return { ...(await contactSubject(ctx, input.about)), domain: (await domainLayoutOf(ctx)).domain };
  },
  async (ctx, { name, email, phone = null, subject = null, message }, circumstances) => {
    const { em, services, actor } = ctx;
    const facts = { name, email, phone, subject, message, ...circumstances };
    const kept = em.create(ContactMessage, { ...facts, senderId: actor?.id ?? null });
    await em.flush();
    const sender = actor && (await userById(ctx, actor.id));
    await services.events.tell(em, contactMessageSent, { id: kept.id, ...facts, accountEmail: sender?.email ?? null });
    return { email };
  },
);
