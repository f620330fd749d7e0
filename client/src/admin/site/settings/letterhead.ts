import * as v from 'valibot';
import { optionalTextUpTo, orLeftEmpty } from '../../../forms/field-rules';
import type { InvoiceStep, LetterheadRecordFragment, OrderEmail } from '../../../graphql/generated/graphql';
import { mediaRule } from '../../kit/media/media-kinds';

/** The step at which orders get their invoice, as administrators choose it. */
export const invoiceSteps: Readonly<Record<InvoiceStep, string>> = {
  COMPLETED: 'When the order is completed',
  PAYMENT: 'When payment is requested',
};

/** The emails about orders, by who gets them. */
export const orderEmails = [
  {
    heading: 'To the buyer',
    emails: [
      ['PLACED', 'Order placed'],
      ['PROCESSING', 'Processing'],
      ['AWAITING_PAYMENT', 'Awaiting payment: amount, bank details, terms and PDF'],
      ['SHIPPED', 'Shipped'],
      ['COMPLETED', 'Completed'],
      ['CANCELLED', 'Cancelled'],
      ['CHANGED', 'Order changed'],
      ['DELETED', 'Order deleted'],
    ],
  },
  {
    heading: 'To us',
    emails: [
      ['NEW_ORDER', 'New order'],
      ['CANCELLED_BY_BUYER', 'Cancelled by the buyer'],
    ],
  },
] as const satisfies readonly {
  readonly heading: string;
  readonly emails: readonly (readonly [OrderEmail, string])[];
}[];

const emailNames: readonly OrderEmail[] = orderEmails.flatMap(({ emails }) => emails.map(([email]) => email));

const days = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{1,3}$/, 'Enter whole days, 0 to 365'),
  v.transform(Number),
  v.maxValue(365, 'Enter whole days, 0 to 365'),
);

/** Settings of the documents and emails of orders, as they are typed. An empty field is not set. */
export const letterheadForm = v.object({
  logo: mediaRule,
  houseName: optionalTextUpTo(200),
  address: optionalTextUpTo(500),
  contact: optionalTextUpTo(500),
  vatNumber: optionalTextUpTo(200),
  registrationNumber: optionalTextUpTo(200),
  bankDetails: optionalTextUpTo(1_000),
  paymentDays: orLeftEmpty(days),
  invoiceStep: v.picklist(['COMPLETED', 'PAYMENT']),
  switchedOffEmails: v.array(v.picklist(emailNames)),
  terms: optionalTextUpTo(5_000),
});

type TypedLetterhead = v.InferInput<typeof letterheadForm>;

export const letterheadLabels: Readonly<Record<keyof TypedLetterhead, string>> = {
  logo: 'Logo',
  houseName: 'Company name',
  address: 'Address',
  contact: 'Phone and email',
  vatNumber: 'VAT number',
  registrationNumber: 'Registration number',
  bankDetails: 'Bank details',
  paymentDays: 'Payment due after',
  invoiceStep: 'Issue the invoice',
  switchedOffEmails: 'Emails about orders',
  terms: 'Terms',
};

/** Returns the stored settings as the form holds them. */
export function typedLetterhead(settings: LetterheadRecordFragment): TypedLetterhead {
  return {
    logo: settings.logo,
    houseName: settings.houseName ?? '',
    address: settings.address ?? '',
    contact: settings.contact ?? '',
    vatNumber: settings.vatNumber ?? '',
    registrationNumber: settings.registrationNumber ?? '',
    bankDetails: settings.bankDetails ?? '',
    paymentDays: settings.paymentDays === null ? '' : String(settings.paymentDays),
    invoiceStep: settings.invoiceStep,
    switchedOffEmails: settings.switchedOffEmails,
    terms: settings.terms ?? '',
  };
}
