import { Field, ID, InputType } from 'type-graphql';
import { invalid } from '../../../kernel/errors/errors.ts';
import {
  KeptFlag,
  KeptText,
  OptionalEmail,
  OptionalLine,
  OptionalText,
  RequiredFlag,
  RequiredText,
} from '../../../kernel/input/field-rules.ts';
import { IfGiven, IsId, IsOptionalId } from '../../../kernel/input/rules.ts';
import { countryById, federationById } from '../../reference-data/index.ts';

/** Addresses that somebody may register with. */
export const mostAddresses = 20;

@InputType({ description: 'A postal address.' })
export class AddressInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  @RequiredText(100)
  firstName!: string;

  @Field(() => String, { description: 'At most 100 characters.' })
  @RequiredText(100)
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @OptionalText(200)
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'VAT number of the company; at most 30 characters.' })
  @OptionalLine(30)
  vatNumber?: string | null;

  @Field(() => String, { description: 'Street and number; at most 300 characters.' })
  @RequiredText(300)
  address!: string;

  @Field(() => String, { nullable: true, description: 'Building, floor or suite; at most 300 characters.' })
  @OptionalLine(300)
  line2?: string | null;

  @Field(() => String, { nullable: true, description: 'Postcode or ZIP code; at most 20 characters.' })
  @OptionalLine(20)
  postcode?: string | null;

  @Field(() => String, { description: 'At most 100 characters.' })
  @RequiredText(100)
  city!: string;

  @Field(() => ID, { description: 'Of `countries`.' })
  @IsId()
  countryId!: number;

  @Field(() => ID, { nullable: true, description: "Of the country's federations." })
  @IsOptionalId()
  federationId?: number | null;

  @Field(() => String, { nullable: true, description: 'At most 50 characters.' })
  @OptionalText(50)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it differs from the one of the account.' })
  @OptionalEmail()
  email?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether invoices go there.' })
  @RequiredFlag()
  isBilling: boolean = false;
}

@InputType({ description: 'Changes of an address: what is left out stays as it is, null clears.' })
export class AddressPatch {
  @Field(() => String, { nullable: true, description: 'At most 100 characters; cannot be cleared.' })
  @KeptText(100)
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'At most 100 characters; cannot be cleared.' })
  @KeptText(100)
  lastName?: string;

  @Field(() => String, { nullable: true, description: 'At most 200 characters.' })
  @OptionalText(200)
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'VAT number of the company; at most 30 characters.' })
  @OptionalLine(30)
  vatNumber?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number; at most 300 characters; cannot be cleared.' })
  @KeptText(300)
  address?: string;

  @Field(() => String, { nullable: true, description: 'Building, floor or suite; at most 300 characters.' })
  @OptionalLine(300)
  line2?: string | null;

  @Field(() => String, { nullable: true, description: 'Postcode or ZIP code; at most 20 characters.' })
  @OptionalLine(20)
  postcode?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100 characters; cannot be cleared.' })
  @KeptText(100)
  city?: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Of `countries`; cannot be cleared. Another country clears the federation.',
  })
  @IsId()
  @IfGiven()
  countryId?: number;

  @Field(() => ID, { nullable: true, description: "Of the country's federations." })
  @IsOptionalId()
  federationId?: number | null;

  @Field(() => String, { nullable: true, description: 'At most 50 characters.' })
  @OptionalText(50)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it differs from the one of the account.' })
  @OptionalEmail()
  email?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether invoices go there.' })
  @KeptFlag()
  isBilling?: boolean;
}

/** Refuses a country that does not exist, and a federation of another country. */
export function checkRegion(path: string, countryId: number, federationId: number | null | undefined): void {
  if (!countryById(countryId)) throw invalid(`${path}.countryId`, 'is not a country');
  if (federationId !== null && federationId !== undefined && federationById(federationId)?.countryId !== countryId) {
    throw invalid(`${path}.federationId`, 'is not a federation of this country');
  }
}
