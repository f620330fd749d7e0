import { ArrayType, type Opt } from '@mikro-orm/core';
import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from '../../../kernel/graphql.ts';
import { OptionalLine, OptionalText } from '../../../kernel/input/field-rules.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { IsEnum, IsInt, IsOptional, Max, Min } from '../../../kernel/input/rules.ts';
import { Image, NullableText } from '../nullable-text.ts';
import { SiteRecord } from '../site-record.entity.ts';
import { InvoiceStep, OrderEmail } from './order-emails.ts';

const mustBeOneOf = (values: object): string => `must be one of ${Object.values(values).join(', ')}`;

@ObjectType({
  simpleResolvers: true,
  description: 'Settings of the documents (proforma, invoice) and emails of orders. Fields are null if not set.',
})
@Entity({ tableName: 'order_document_settings' })
@Check({ name: 'order_document_settings_id_check', expression: 'id = 1' })
@Check({ name: 'order_document_settings_payment_days_check', expression: 'payment_days >= 0 and payment_days <= 365' })
@Check({
  name: 'order_document_settings_invoice_step_check',
  expression: "invoice_step = any (array['PAYMENT'::text, 'COMPLETED'::text])",
})
export class OrderDocumentSettings extends SiteRecord {
  @NullableText('Name of the company. If null, the name in the contact details.')
  @OptionalLine(200)
  houseName: string | null = null;

  @NullableText('Address. May have several lines. If null, the address in the contact details.')
  @OptionalText(500)
  address: string | null = null;

  @NullableText('Telephone, email and other contact details, one per line. If null, those in the contact details.')
  @OptionalText(500)
  contact: string | null = null;

  @NullableText('VAT number of the company.')
  @OptionalLine(200)
  vatNumber: string | null = null;

  @NullableText('Company registration number.')
  @OptionalLine(200)
  registrationNumber: string | null = null;

  @Image('Logo printed instead of the company name')
  logo: string | null = null;

  @NullableText('Terms of payment and delivery. May have several lines.')
  @OptionalText(5_000)
  terms: string | null = null;

  @NullableText('Bank details for payment by the buyer. May have several lines.')
  @OptionalText(1_000)
  bankDetails: string | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Payment term in days after the payment request, 0 to 365. If null, documents and emails show no due date.',
  })
  @IsInt()
  @Min(0)
  @Max(365)
  @IsOptional()
  @Property({ type: 'smallint', nullable: true })
  paymentDays: number | null = null;

  @Field(() => InvoiceStep, { description: 'Order status from which an order has an invoice.' })
  @IsEnum(InvoiceStep, { message: mustBeOneOf(InvoiceStep) })
  @Property({ type: 'text', default: InvoiceStep.COMPLETED })
  invoiceStep: InvoiceStep & Opt = InvoiceStep.COMPLETED;

  @Field(() => [OrderEmail], { description: 'Emails that are switched off.' })
  @RequiredList()
  @IsEnum(OrderEmail, { each: true, message: mustBeOneOf(OrderEmail) })
  @Property({ type: new ArrayType<OrderEmail>(), columnType: 'text[]', defaultRaw: `'{}'` })
  switchedOffEmails: OrderEmail[] & Opt = [];
}
