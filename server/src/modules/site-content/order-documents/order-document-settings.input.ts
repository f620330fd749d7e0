import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { all, OptionalLine, OptionalText, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { IfGiven } from '../../../kernel/input/given.ts';
import { RequiredList } from '../../../kernel/input/list-rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/use-cases/sent-media.ts';
import { SiteChange } from '../site-record.input.ts';
import { InvoiceStep, OrderEmail } from './order-emails.ts';

const left = 'Null removes it, left out it stays.';
const Text = (description: string, rule: PropertyDecorator): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description: `${description} ${left}` }),
    rule,
  );
const Line = (description: string): PropertyDecorator => Text(description, OptionalLine(200));

const oneOf = (values: object): string => `must be one of ${Object.values(values).join(', ')}`;

@InputType({ description: 'Changed settings of the documents and emails of orders. Omitted fields are unchanged.' })
class OrderDocumentSettingsPatch {
  @Line('Name of the house. Null: as the company is called in the contact details.') houseName?: string | null;
  @Text('Address, in several lines if need be. Null: that of the contact details.', OptionalText(500))
  address?: string | null;
  @Text('Telephone, e-mail and the like, one per line. Null: those of the contact details.', OptionalText(500))
  contact?: string | null;
  @Line('Number under which the house pays value added tax.') vatNumber?: string | null;
  @Line('Number of the house in its register of companies.') registrationNumber?: string | null;
  @OptionalMedia(`Logo: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB. ${left}`) logo?: SentMedia | null;
  @Text('Terms of payment and delivery, in several lines if need be.', OptionalText(5_000)) terms?: string | null;
  @Text('Where the buyer pays to, in several lines if need be.', OptionalText(1_000)) bankDetails?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days after the request within which buyers pay, 0 to 365. Null: no due date. Omitted: unchanged.',
  })
  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be at least 0' })
  @Max(365, { message: 'must be at most 365' })
  @IsOptional()
  paymentDays?: number | null;

  @Field(() => InvoiceStep, {
    nullable: true,
    description: 'Step at which orders get their invoice. Omitted: unchanged.',
  })
  @IsEnum(InvoiceStep, { message: oneOf(InvoiceStep) })
  @IfGiven()
  invoiceStep?: InvoiceStep;

  @Field(() => [OrderEmail], { nullable: true, description: 'All emails that are not sent. Omitted: unchanged.' })
  @RequiredList()
  @IsEnum(OrderEmail, { each: true, message: oneOf(OrderEmail) })
  @IfGiven()
  switchedOffEmails?: OrderEmail[];
}

@InputType({ description: 'Input of updateOrderDocumentSettings.' })
export class UpdateOrderDocumentSettingsInput extends SiteChange {
  @Field(() => OrderDocumentSettingsPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => OrderDocumentSettingsPatch)
  set!: OrderDocumentSettingsPatch;
}
