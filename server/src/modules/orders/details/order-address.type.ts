import { Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import { addressLines } from '../../accounts/users/index.ts';
import type { AddressSnapshot } from './address-snapshot.ts';

@ObjectType({ simpleResolvers: true, description: 'An address as it was when it was given with an order.' })
export class OrderAddress implements AddressSnapshot {
  @Field(() => String, { description: 'First and last name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Company.' }) company!: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number of the company. Null if not set.' })
  vatNumber!: string | null;
  @Field(() => String, { description: 'Street and number.' }) address!: string;
  @Field(() => String, { nullable: true, description: 'Building, floor or suite. Null if not set.' })
  line2!: string | null;
  @Field(() => String, { nullable: true, description: 'Postcode or ZIP code. Null if not set.' })
  postcode!: string | null;
  @Field(() => String, { description: 'City; in older orders perhaps with its postcode.' }) city!: string;
  @Field(() => String, { nullable: true, description: 'State or province.' }) federation!: string | null;
  @Field(() => String, { description: 'Country, in English.' }) country!: string;
  @Field(() => String, { nullable: true, description: 'Telephone number.' }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Email address.' }) email!: string | null;
}

@Resolver(() => OrderAddress)
export class OrderAddressLines {
  @FieldResolver(() => [String], {
    description: 'The address as it is written on an envelope, in the usual order of its country.',
  })
  lines(@Root() address: AddressSnapshot): readonly string[] {
    return addressLines(address);
  }
}
