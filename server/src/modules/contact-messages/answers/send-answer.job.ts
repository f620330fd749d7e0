import { mailTemplate } from '../../../platform/email/mail-template.ts';
import { claimedColumns, trackedMailJob } from '../../../platform/email/tracked-mail-job.ts';
import { claimUnless, isDue } from '../../../platform/email/tracked-mails.ts';
import { queryIn } from '../database.ts';

const toSender = mailTemplate<{
  name: string;
  /** Subject of the message. Empty if it has none. */
  subject: string;
  text: string;
  /** Date of the message, such as `24 November 2026`. */
  writtenOn: string;
  /** Lines of the original message. */
  quoted: readonly string[];
}>({
  folder: new URL('./', import.meta.url),
  name: 'contact-answer',
  subject: '{{#if subject}}Re: {{subject}}{{else}}Your message to {{brandName}}{{/if}}',
});

/**
 * Sends an answer, with the original message quoted. The sender name depends on the domain on which the message was
 * written. Replies go to the brand's email address.
 */
export const sendContactAnswer = trackedMailJob({
  queue: 'contactMessages.answer',
  table: 'contact_answer',
  what: 'an answer',
  claim: (em, id) =>
    queryIn(em)
      .updateTable('contact_answer as mail')
      .from('contact_message as m')
      .set(claimUnless())
      .where('mail.id', '=', id)
      .whereRef('m.id', '=', 'mail.contact_message_id')
      .where(isDue)
      .returning([
        ...claimedColumns,
        ...(['mail.text', 'm.name', 'm.email', 'm.subject', 'm.domain', 'm.message'] as const),
        'm.created_at as askedAt',
      ])
      .executeTakeFirst(),
  write({ services }, { name, email, subject, domain, text, message, askedAt }) {
    const { brandName, houseEmail } = services.config;
    const writtenOn = new Date(askedAt).toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const values = { name, subject: subject ?? '', text, writtenOn, quoted: message.split(/\r?\n/) };
    return { ...toSender(email, { ...values, brandName: domain ?? brandName }), replyTo: houseEmail };
  },
});
