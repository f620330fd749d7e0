import { FieldResolver, Resolver, Root } from 'type-graphql';
import {
  BusinessTypeType,
  businessTypeById,
  CountryType,
  countryById,
  FederationType,
  federationById,
} from '../../reference-data/index.ts';
import { type AddressRow, addressLines, postalAddressOf } from './address-lines.ts';
import { AddressType, UserType } from './user.type.ts';
import { displayNameOf, type UserRow } from './user-row.ts';

@Resolver(() => UserType)
export class UserFields {
  @FieldResolver(() => BusinessTypeType, { nullable: true })
  businessType(@Root() { businessTypeId }: UserRow) {
    return businessTypeId === null ? null : businessTypeById(businessTypeId);
  }

  @FieldResolver(() => String)
  displayName(@Root() user: UserRow) {
    return displayNameOf(user);
  }

  @FieldResolver(() => String, { nullable: true })
  company(@Root() { addresses: [primary] }: UserRow): string | null {
    return primary?.company ?? null;
  }
}

@Resolver(() => AddressType)
export class AddressFields {
  @FieldResolver(() => CountryType)
  country(@Root() { countryId }: AddressRow) {
    return countryById(countryId);
  }

  @FieldResolver(() => FederationType, { nullable: true })
  federation(@Root() { federationId }: AddressRow) {
    return federationId === null ? null : federationById(federationId);
  }

  @FieldResolver(() => [String])
  lines(@Root() address: AddressRow) {
    return addressLines(postalAddressOf(address));
  }
}
