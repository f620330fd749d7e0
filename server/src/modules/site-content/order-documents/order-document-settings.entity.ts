import { ArrayType, type Opt } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { SiteRecord } from '../site-record.entity.ts';
import { InvoiceStep, type OrderEmail } from './order-emails.ts';

const Text = () => Property({ type: 'text', nullable: true });

/** Settings of the documents and emails of orders: letterhead, terms, bank details, payment, and emails that are off. */
@Entity({ tableName: 'order_document_settings' })
@Check({ name: 'order_document_settings_id_check', expression: 'id = 1' })
@Check({ name: 'order_document_settings_payment_days_check', expression: 'payment_days >= 0 and payment_days <= 365' })
@Check({
  name: 'order_document_settings_invoice_step_check',
  expression: "invoice_step = any (array['PAYMENT'::text, 'COMPLETED'::text])",
})
export class OrderDocumentSettings extends SiteRecord {
  /** Null: as the company is called in the contact details. */
  @Text() houseName: string | null = null;
  /** May have several lines. Null: the address of the contact details. */
  @Text() address: string | null = null;
  /** Telephone, e-mail and the like, one per line. Null: those of the contact details. */
  @Text() contact: string | null = null;
  @Text() vatNumber: string | null = null;
  @Text() registrationNumber: string | null = null;
  /** Public path of a picture. Null: the house's name stands in its place. */
  @Text() logo: string | null = null;
  /** May have several lines. Null: none are printed. */
  @Text() terms: string | null = null;
  /** May have several lines. Null: none are printed. */
  @Text() bankDetails: string | null = null;
  /** Days after the request within which buyers pay. Null: documents and emails name no due date. */
  @Property({ type: 'smallint', nullable: true })
  paymentDays: number | null = null;
  @Property({ type: 'text', default: InvoiceStep.COMPLETED })
  invoiceStep: InvoiceStep & Opt = InvoiceStep.COMPLETED;
  /** Emails that are not sent. */
  @Property({ type: new ArrayType<OrderEmail>(), columnType: 'text[]', defaultRaw: `'{}'` })
  switchedOffEmails: OrderEmail[] & Opt = [];
}
