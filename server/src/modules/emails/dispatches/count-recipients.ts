import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { addresseesOf, findAddressees } from './addressees.ts';
import { EmailRecipientsInput } from './email-dispatch.input.ts';
import { countRecipients } from './recipients.ts';

/**
 * Who would get a mail, were it sent now, and who is left out. Throws as sending it would for addressees that are none;
 * that they lead to nobody is an answer here.
 */
export const countEmailRecipients = query(administrator, EmailRecipientsInput, async ({ em }, input) => {
  const addressees = addresseesOf(input);
  await findAddressees(em, addressees);
  return countRecipients(em, addressees);
});
