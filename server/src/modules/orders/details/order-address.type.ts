import { Field, ObjectType } from 'type-graphql';
import type { AddressSnapshot } from './address-snapshot.ts';

@ObjectType({ simpleResolvers: true, description: 'An address as it was when it was given with an order.' })
export class OrderAddress implements AddressSnapshot {
  @Field(() => String, { description: 'First and last name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Company.' }) company!: string | null;
  @Field(() => String, { description: 'Street and number.' }) address!: string;
  @Field(() => String, { description: 'City, with its postal code where one was given.' }) city!: string;
  @Field(() => String, { nullable: true, description: 'State or province.' }) federation!: string | null;
  @Field(() => String, { description: 'Country, in English.' }) country!: string;
  @Field(() => String, { nullable: true, description: 'Telephone number.' }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'E-mail address.' }) email!: string | null;
}
