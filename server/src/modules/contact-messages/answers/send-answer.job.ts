import { mailTemplate } from '../../../platform/mail/mail-template.ts';
import { claimedColumns, trackedMailJob } from '../../../platform/mail/tracked-mail-job.ts';
import { claimUnless, isDue } from '../../../platform/mail/tracked-mails.ts';
import { queryIn } from '../database.ts';

const toSender = mailTemplate<{
  name: string;
  /** Empty where the sender gave none. */
  subject: string;
  text: string;
  /** When the sender wrote: 24 November 2026. */
  writtenOn: string;
  /** What they wrote, line by line. */
  quoted: readonly string[];
}>({
  folder: new URL('./', import.meta.url),
  name: 'contact-answer',
  subject: '{{#if subject}}Re: {{subject}}{{else}}Your message to {{brandName}}{{/if}}',
});

/** Sends an answer with what it answers, in the name of the domain on which that was written; the sender answers the house. */
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
