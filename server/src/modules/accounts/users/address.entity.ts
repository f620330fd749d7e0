import type { Opt, Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from '../../../kernel/graphql.ts';
import {
  OptionalEmail,
  OptionalLine,
  OptionalText,
  RequiredFlag,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { IsId, IsOptionalId } from '../../../kernel/input/rules.ts';
import { InputField } from '../../../kernel/resources/derived-inputs.ts';
import { Rest } from '../../../kernel/resources/rest-shape.ts';
import { User } from './user.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A postal address of a user.' })
@Entity({ tableName: 'user_address' })
export class Address {
  @Field(() => ID, { description: 'Address ID, the same number in GraphQL and REST.' })
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => User, deleteRule: 'cascade', index: true })
  user!: Rel<User>;

  @Field(() => String, { description: 'First name.' })
  @RequiredText(100)
  @Property({ type: 'text' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  @RequiredText(100)
  @Property({ type: 'text' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Name of the company. Null if not set.' })
  @OptionalText(200)
  @Property({ type: 'text', nullable: true })
  company: string | null = null;

  @Field(() => String, { nullable: true, description: 'VAT number of the company. Null if not set.' })
  @OptionalLine(30)
  @Property({ type: 'text', nullable: true })
  vatNumber: string | null = null;

  @Field(() => String, { description: 'Street and number.' })
  @RequiredText(300)
  @Property({ type: 'text' })
  address!: string;

  @Field(() => String, { nullable: true, description: 'Building, floor or suite. Null if not set.' })
  @OptionalLine(300)
  @Property({ type: 'text', nullable: true })
  line2: string | null = null;

  @Field(() => String, { nullable: true, description: 'Postcode or ZIP code. Null if not set.' })
  @OptionalLine(20)
  @Property({ type: 'text', nullable: true })
  postcode: string | null = null;

  @Field(() => String, { description: 'City.' })
  @RequiredText(100)
  @Property({ type: 'text' })
  city!: string;

  @InputField(() => ID, 'ID of a country in `countries`. Changing the country clears the federation.')
  @IsId()
  @Property({ type: 'integer' })
  countryId!: number;

  @InputField(() => ID, "ID of a state or province in the country's federations.")
  @IsOptionalId()
  @Property({ type: 'integer', nullable: true })
  federationId: number | null = null;

  @Field(() => String, { nullable: true, description: 'Phone number. Null if not set.' })
  @OptionalText(50)
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address. Null if it is the same as the email address of the account.',
  })
  @OptionalEmail()
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @Field(() => Boolean, { description: 'Whether invoices are sent to this address.' })
  @RequiredFlag()
  @Property({ type: 'boolean', default: false })
  isBilling: boolean & Opt = false;

  @Rest(false)
  @Field(() => Int, { description: 'Increases with each change. Send it back as `expectedVersion`.' })
  @Property({ type: 'integer', version: true, default: 1 })
  readonly version!: number & Opt;
}
