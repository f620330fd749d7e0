import { Field, InputType } from 'type-graphql';
import { all, OptionalLine, OptionalText, RequiredObject } from '../../../kernel/input/field-rules.ts';
import { OptionalMedia, type SentMedia } from '../../../kernel/input/sent-media.ts';
import { SiteChange } from '../site-record.input.ts';

const left = 'Null removes it, left out it stays.';
const Text = (description: string, rule: PropertyDecorator): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description: `${description} ${left}` }),
    rule,
  );
const Line = (description: string): PropertyDecorator => Text(description, OptionalLine(200));

@InputType({ description: 'What changes of what is printed on the documents of orders.' })
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
}

@InputType({ description: 'Input of updateOrderDocumentSettings.' })
export class UpdateOrderDocumentSettingsInput extends SiteChange {
  @Field(() => OrderDocumentSettingsPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => OrderDocumentSettingsPatch)
  set!: OrderDocumentSettingsPatch;
}
