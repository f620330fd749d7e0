import type { Address } from './address.entity.ts';

/** An address of a user's address book. */
export interface BookedAddress extends Readonly<Omit<Address, 'user' | 'isBilling' | 'version'>> {
  readonly isBilling: boolean;
  readonly version: number;
}

/** An address as it is read with its user. */
export interface AddressRow extends BookedAddress {
  /** True for the user's first address. */
  readonly isPrimary: boolean;
}

/** The columns of `user_address` as `a` that make a {@link BookedAddress}. */
export const addressColumns = [
  'a.id',
  'a.first_name as firstName',
  'a.last_name as lastName',
  'a.company',
  'a.vat_number as vatNumber',
  'a.address',
  'a.line2 as line2',
  'a.postcode',
  'a.city',
  'a.country_id as countryId',
  'a.federation_id as federationId',
  'a.phone',
  'a.email',
  'a.is_billing as isBilling',
  'a.version',
] as const;
