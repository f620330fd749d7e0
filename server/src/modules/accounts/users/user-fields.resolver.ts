import { FieldResolver, Resolver, Root } from '../../../kernel/graphql.ts';
import {
  BusinessTypeType,
  businessTypeById,
  CountryType,
  countryById,
  FederationType,
  federationById,
} from '../../reference-data/index.ts';
import { Address } from './address.entity.ts';
import { type AddressRow, addressLines, postalAddressOf } from './address-lines.ts';
import { User } from './user.entity.ts';
import { displayNameOf, type UserRow } from './user-row.ts';

@Resolver(() => User)
export class UserFields {
  @FieldResolver(() => BusinessTypeType, { nullable: true, description: 'Null for administrators made at start.' })
  businessType(@Root() { businessTypeId }: UserRow) {
    return businessTypeId === null ? null : businessTypeById(businessTypeId);
  }

  @FieldResolver(() => String, { description: 'First and last name of the primary address, else the e-mail address.' })
  displayName(@Root() user: UserRow) {
    return displayNameOf(user);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Company of the primary address. Null if not set.' })
  company(@Root() { addresses: [primary] }: UserRow): string | null {
    return primary?.company ?? null;
  }
}

@Resolver(() => Address)
export class AddressFields {
  @FieldResolver(() => CountryType, { description: 'Country.' })
  country(@Root() { countryId }: AddressRow) {
    return countryById(countryId);
  }

  @FieldResolver(() => FederationType, { nullable: true, description: 'State or province.' })
  federation(@Root() { federationId }: AddressRow) {
    return federationId === null ? null : federationById(federationId);
  }

  @FieldResolver(() => Boolean, { description: "It is the user's first." })
  isPrimary(@Root() { isPrimary }: AddressRow) {
    return isPrimary;
  }

  @FieldResolver(() => [String], {
    description: 'The address as it is written on an envelope, in the usual order of its country.',
  })
  lines(@Root() address: AddressRow) {
    return addressLines(postalAddressOf(address));
  }
}
