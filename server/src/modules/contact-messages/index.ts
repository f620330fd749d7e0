import type { EntityClass } from '@mikro-orm/postgresql';
import { pageFields } from '../../kernel/input/page.ts';
import type { JobHandler } from '../../kernel/use-cases/job.ts';
import type { Subscriber } from '../../kernel/use-cases/subscriber.ts';
import { ContactAnswer } from './answers/contact-answer.entity.ts';
import { AnswersResolver, ContactAnswerResolver } from './answers/contact-answer.resolver.ts';
import { sendContactAnswer } from './answers/send-answer.job.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageResolver } from './contact-message.resolver.ts';
import { ContactMessagePage } from './contact-message.type.ts';
import { contactMails } from './mails/contact-mails.ts';

export { contactMessageSent } from './contact-message.events.ts';
export { contactMessageRoutes } from './contact-message.routes.ts';
export { markContactMessageHandled, receivedMessages } from './contact-messages.ts';
export { sendContactMessage } from './send-contact-message.ts';

export const contactMessagesEntities: readonly EntityClass<object>[] = [ContactMessage, ContactAnswer];
export const contactMessagesResolvers = [
  ContactMessageResolver,
  ContactAnswerResolver,
  AnswersResolver,
  pageFields(ContactMessagePage),
] as const;
export const contactMessagesJobs: readonly JobHandler[] = [sendContactAnswer];
export const contactMessagesSubscribers: readonly Subscriber[] = [contactMails];
