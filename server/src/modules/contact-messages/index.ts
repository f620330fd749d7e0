import { pageFields } from '../../kernel/input/page.ts';
import { defineModule } from '../../kernel/module.ts';
import { ContactAnswer } from './answers/contact-answer.entity.ts';
import { AnswersResolver, ContactAnswerResolver } from './answers/contact-answer.resolver.ts';
import { sendContactAnswer } from './answers/send-answer.job.ts';
import { ContactMessage } from './contact-message.entity.ts';
import { ContactMessageResolver } from './contact-message.resolver.ts';
import { contactMessageRoutes } from './contact-message.routes.ts';
import { ContactMessagePage } from './contact-message.type.ts';
import { contactEmails } from './emails/contact-emails.ts';

export { contactMessageSent } from './contact-message.events.ts';
export { markContactMessageHandled, receivedMessages } from './contact-messages.ts';
export { sendContactMessage } from './send-contact-message.ts';

export const contactMessagesModule = defineModule({
  entities: [ContactMessage, ContactAnswer],
  resolvers: [ContactMessageResolver, ContactAnswerResolver, AnswersResolver, pageFields(ContactMessagePage)],
  routes: contactMessageRoutes,
  jobs: [sendContactAnswer],
  subscribers: [contactEmails],
});
