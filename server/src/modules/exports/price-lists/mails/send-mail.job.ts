import { trackedMailJob } from '../../../../platform/mail/tracked-mail-job.ts';
import { claimMail } from './claim-mail.ts';
import { writeMail } from './write-mail.ts';

/** Sends one mail with a price list. */
export const sendPriceListMail = trackedMailJob({
  queue: 'priceLists.mail',
  table: 'price_list_mail',
  what: 'a price list',
  claim: claimMail,
  write: writeMail,
});
