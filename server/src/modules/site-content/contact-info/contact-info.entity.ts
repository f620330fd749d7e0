import { Check, Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, ObjectType } from '../../../kernel/graphql.ts';
import {
  OptionalDecimal,
  OptionalEmail,
  OptionalLine,
  OptionalText,
  OptionalWebAddress,
} from '../../../kernel/input/field-rules.ts';
import { NullableText } from '../nullable-text.ts';
import { SiteRecord } from '../site-record.entity.ts';

const Degrees = (description: string, bound: number) => (target: object, name: string) => {
  Field(() => Float, { nullable: true, description })(target, name);
  OptionalDecimal({ min: -bound, max: bound, places: 8 })(target, name);
  Property({ type: 'double', nullable: true })(target, name);
};

@ObjectType({ simpleResolvers: true, description: 'Contact details of the company. Fields are null if not set.' })
@Entity({ tableName: 'contact_info' })
@Check({ name: 'contact_info_id_check', expression: 'id = 1' })
@Check({ name: 'contact_info_latitude_check', expression: "latitude >= '-90' and latitude <= '90'" })
@Check({ name: 'contact_info_longitude_check', expression: "longitude >= '-180' and longitude <= '180'" })
@Check({ name: 'contact_info_place_check', expression: '(latitude is null) = (longitude is null)' })
export class ContactInfo extends SiteRecord {
  @Field(() => String, { description: 'Name of the company. Default: the brand name.' })
  @OptionalLine(200)
  @Property({ type: 'text', nullable: true })
  companyName: string | null = null;

  @NullableText('Street and number.') @OptionalLine(200) address: string | null = null;
  @NullableText('City and postal code.') @OptionalLine(200) city: string | null = null;
  @NullableText('Country.') @OptionalLine(200) country: string | null = null;
  @NullableText('Telephone number.') @OptionalLine(50) phone: string | null = null;
  @NullableText('Fax number.') @OptionalLine(50) fax: string | null = null;
  @NullableText('Email address.') @OptionalEmail() email: string | null = null;
  @NullableText('Opening hours. May have several lines.') @OptionalText(1_000) openingHours: string | null = null;
  @Degrees('Degrees north. Null if the longitude is null.', 90) latitude: number | null = null;
  @Degrees('Degrees east. Null if the latitude is null.', 180) longitude: number | null = null;
  @NullableText('URL of the Facebook page.') @OptionalWebAddress() facebook: string | null = null;
  @NullableText('URL of the Instagram page.') @OptionalWebAddress() instagram: string | null = null;
  @NullableText('URL of the LinkedIn page.') @OptionalWebAddress() linkedin: string | null = null;
}
