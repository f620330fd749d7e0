import type { RequestContext } from '../../../../kernel/use-cases/context.ts';
import { mailTemplate } from '../../../../platform/mail/mail-template.ts';
import type { ContactMessage } from '../contact-message.entity.ts';

/** Empty where nothing was given. */
interface ContactValues extends Record<'name' | 'email' | 'phone' | 'subject' | 'message' | 'link', string> {}

const toHouse = mailTemplate<ContactValues>({
  folder: new URL('./', import.meta.url),
  name: 'contact-message',
  subject: 'Message from {{name}}{{#if subject}}: {{subject}}{{/if}}',
});

/** Sends a message to the house, which answers the sender directly. */
export async function mailToHouse(
  { em, services }: Pick<RequestContext, 'em' | 'services'>,
  { name, email, phone, subject, message }: ContactMessage,
): Promise<void> {
  const { brandName, houseEmail, publicUrl } = services.config;
  const link = `${publicUrl}/admin/contact`;
  const values = { brandName, name, email, phone: phone ?? '', subject: subject ?? '', message, link };
  await services.mail.queue(em, { ...toHouse(houseEmail, values), replyTo: email });
}
