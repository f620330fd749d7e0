import { Field, Float, InputType } from 'type-graphql';
import {
  all,
  OptionalDecimal,
  OptionalEmail,
  OptionalLine,
  OptionalText,
  OptionalWebAddress,
  RequiredObject,
} from '../../../kernel/input/field-rules.ts';
import { SiteChange } from '../site-record.input.ts';

const left = 'Null removes it, left out it stays.';
const Text = (description: string, rule: PropertyDecorator): PropertyDecorator =>
  all(
    Field(() => String, { nullable: true, description: `${description} ${left}` }),
    rule,
  );
const Line = (description: string, max = 200): PropertyDecorator => Text(description, OptionalLine(max));
const Degrees = (description: string, most: number): PropertyDecorator =>
  all(
    Field(() => Float, { nullable: true, description: `${description} ${left}` }),
    OptionalDecimal({ min: -most, max: most, places: 8 }),
  );

@InputType({ description: 'What changes of how the house is reached.' })
class ContactInfoPatch {
  @Line('Name of the company. Null: the name of the brand.') companyName?: string | null;
  @Line('Street and number.') address?: string | null;
  @Line('City with its postal code.') city?: string | null;
  @Line('Country.') country?: string | null;
  @Line('Telephone number.', 50) phone?: string | null;
  @Line('Fax number.', 50) fax?: string | null;
  @Text('E-mail address.', OptionalEmail()) email?: string | null;
  @Text('Opening hours, in several lines if need be.', OptionalText(1_000)) openingHours?: string | null;
  @Degrees('Degrees north, with the longitude.', 90) latitude?: number | null;
  @Degrees('Degrees east, with the latitude.', 180) longitude?: number | null;
  @Text("Address of the house's page on Facebook.", OptionalWebAddress()) facebook?: string | null;
  @Text("Address of the house's page on Instagram.", OptionalWebAddress()) instagram?: string | null;
  @Text("Address of the house's page on LinkedIn.", OptionalWebAddress()) linkedin?: string | null;
}

@InputType({ description: 'Input of updateContactInfo.' })
export class UpdateContactInfoInput extends SiteChange {
  @Field(() => ContactInfoPatch, { description: 'The fields to change; what is left out stays as it is.' })
  @RequiredObject(() => ContactInfoPatch)
  set!: ContactInfoPatch;
}
