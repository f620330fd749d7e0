import { on, type Subscriber } from '../../../kernel/use-cases/subscriber.ts';
import { mailTemplate } from '../../../platform/email/mail-template.ts';
import { type ContactMessageFacts, contactMessageSent } from '../contact-message.events.ts';

/** Values for the email template. Values that are not set are empty strings. */
interface ContactValues extends Record<'name' | 'email' | 'phone' | 'subject' | 'message' | 'link', string> {
  /** The message's item or order, the sender's account and the domain, if set. */
  readonly circumstances: readonly { readonly label: string; readonly text: string }[];
}

const contactMessageEmail = mailTemplate<ContactValues>({
  folder: new URL('./', import.meta.url),
  name: 'contact-message',
  subject: 'Message from {{name}}{{#if subject}}: {{subject}}{{/if}}',
});

const circumstancesOf = ({
  stockNumber,
  orderId,
  accountEmail,
  domain,
}: ContactMessageFacts): ContactValues['circumstances'] =>
  Object.entries({
    Item: stockNumber,
    Order: orderId,
    'Signed in as': accountEmail,
    Website: domain,
  }).flatMap(([label, value]) => (value == null ? [] : [{ label, text: String(value) }]));

/** Emails contact messages to the brand. Replies go to the sender. */
export const contactEmails: Subscriber = {
  name: 'contact-mails',
  inTransaction: true,
  reactions: [
    on(contactMessageSent, async ({ em, services }, { id, facts }) => {
      const { name, email, phone, subject, message } = facts;
      const { brandName, houseEmail, publicUrl } = services.config;
      const link = `${publicUrl}/admin/messages?open=${facts.id}`;
      const values = {
        brandName,
        name,
        email,
        phone: phone ?? '',
        subject: subject ?? '',
        message,
        circumstances: circumstancesOf(facts),
        link,
      };
      await services.mail.queue(em, { ...contactMessageEmail(houseEmail, values), replyTo: email }, id);
    }),
  ],
};
