import { mailTemplate } from '../../../platform/email/mail-template.ts';
import { claimedColumns, trackedMailJob } from '../../../platform/email/tracked-mail-job.ts';
import { claimUnless, isDue } from '../../../platform/email/tracked-mails.ts';
import { queryIn } from '../database.ts';

const toBuyer = mailTemplate<{ subject: string; text: string; orderId: number; link: string }>({
  folder: new URL('../emails/', import.meta.url),
  name: 'order-message',
  subject: '{{subject}}',
});

/** Sends a message about an order to its buyer. Replies go to the brand's mailbox. */
export const sendMessage = trackedMailJob({
  queue: 'orders.message',
  table: 'sales_order_message',
  what: 'a message about an order',
  claim: (em, id) =>
    queryIn(em)
      .updateTable('sales_order_message as mail')
      .set(claimUnless())
      .where('mail.id', '=', id)
      .where(isDue)
      .returning([...claimedColumns, 'mail.recipient', 'mail.subject', 'mail.text', 'mail.order_id as orderId'])
      .executeTakeFirst(),
  write({ services }, { orderId, recipient, subject, text }) {
    const { brandName, publicUrl, houseEmail } = services.config;
    const link = `${publicUrl}/account/orders/${orderId}`;
    return { ...toBuyer(recipient, { brandName, subject, text, orderId, link }), replyTo: houseEmail };
  },
});
