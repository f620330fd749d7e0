import { Field, InputType } from 'type-graphql';
import {
  OptionalLine,
  OptionalText,
  RequiredEmail,
  RequiredLine,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { guest } from '../../../kernel/use-cases/access.ts';
import { preparedCommand } from '../../../kernel/use-cases/use-case.ts';
import { passGuestGate } from '../../accounts/index.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { contactMessageSent } from './contact-message.events.ts';

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
}

/**
 * Keeps a message to the house, which hears of it. Throws INVALID_RECAPTCHA, and INVALID_REQUEST 429
 * for too many from one address.
 */
export const sendContactMessage = preparedCommand(
  guest,
  SendContactMessageInput,
  (ctx, input) => passGuestGate(ctx, 'contact', input),
  async ({ em, services }, { name, email, phone = null, subject = null, message }) => {
    const facts = { name, email, phone, subject, message };
    const kept = em.create(ContactMessage, facts);
    await em.flush();
    await services.events.tell(em, contactMessageSent, { id: kept.id, ...facts });
    return { email };
  },
);
