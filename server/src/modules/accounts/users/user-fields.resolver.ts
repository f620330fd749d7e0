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
  @FieldResolver(() => BusinessTypeType, {
    nullable: true,
    description: 'Business type. Null for administrators that the server created when it started.',
  })
  businessType(@Root() { businessTypeId }: UserRow) {
    return businessTypeId === null ? null : businessTypeById(businessTypeId);
  }

  @FieldResolver(() => String, {
    description: 'First and last name in the primary address, or the email address if there is no address.',
  })
  displayName(@Root() user: UserRow) {
    return displayNameOf(user);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Company in the primary address. Null if not set.' })
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

  @FieldResolver(() => FederationType, { nullable: true, description: 'State or province. Null if not set.' })
  federation(@Root() { federationId }: AddressRow) {
    return federationId === null ? null : federationById(federationId);
  }

  @FieldResolver(() => Boolean, { description: "Whether it is the user's primary address." })
  isPrimary(@Root() { isPrimary }: AddressRow) {
    return isPrimary;
  }

  @FieldResolver(() => [String], {
    description: 'Lines of the address as printed on an envelope, in the usual order of the country.',
  })
  lines(@Root() address: AddressRow) {
    return addressLines(postalAddressOf(address));
  }
}
