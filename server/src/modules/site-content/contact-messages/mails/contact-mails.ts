import { on, type Subscriber } from '../../../../kernel/use-cases/subscriber.ts';
import { mailTemplate } from '../../../../platform/mail/mail-template.ts';
import { contactMessageSent } from '../contact-message.events.ts';

/** Empty where nothing was given. */
interface ContactValues extends Record<'name' | 'email' | 'phone' | 'subject' | 'message' | 'link', string> {}

const toHouse = mailTemplate<ContactValues>({
  folder: new URL('./', import.meta.url),
  name: 'contact-message',
  subject: 'Message from {{name}}{{#if subject}}: {{subject}}{{/if}}',
});

/** The house hears by mail what somebody has written to it, and answers the sender directly. */
export const contactMails: Subscriber = {
  name: 'contact-mails',
  reactions: [
    on(contactMessageSent, async ({ em, services }, { id, facts: { name, email, phone, subject, message } }) => {
      const { brandName, houseEmail, publicUrl } = services.config;
      const link = `${publicUrl}/admin/contact`;
      const values = { brandName, name, email, phone: phone ?? '', subject: subject ?? '', message, link };
      await services.mail.queue(em, { ...toHouse(houseEmail, values), replyTo: email }, id);
    }),
  ],
};
