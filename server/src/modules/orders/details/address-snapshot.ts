import { AppError } from '../../../kernel/errors/errors.ts';
import type { Address } from '../../accounts/index.ts';
import { countryById, federationById } from '../../reference-data/index.ts';

/** An address of a buyer as an order keeps it, whatever becomes of their address book. */
export interface AddressSnapshot {
  readonly name: string;
  readonly company: string | null;
  /** Street and number. */
  readonly address: string;
  readonly city: string;
  /** State or province. */
  readonly federation: string | null;
  readonly country: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** What an address book has of an address. */
export type BookedAddress = Pick<
  Address,
  'id' | 'firstName' | 'lastName' | 'company' | 'address' | 'city' | 'countryId' | 'federationId' | 'phone' | 'email'
>;

/** An address as it is now. */
export const snapshotAddress = (address: BookedAddress): AddressSnapshot => ({
  name: `${address.firstName} ${address.lastName}`,
  company: address.company,
  address: address.address,
  city: address.city,
  federation: address.federationId === null ? null : (federationById(address.federationId)?.name ?? null),
  country: countryById(address.countryId)?.name ?? '',
  phone: address.phone,
  email: address.email,
});

/** Where the address is, one part per line. */
export const placeOf = ({ company, address, city, federation, country }: AddressSnapshot): string =>
  [company, address, city, federation, country].filter(Boolean).join('\n');

/** The same under the name of whoever receives something there. */
export const addressLines = (address: AddressSnapshot): string => `${address.name}\n${placeOf(address)}`;

/** An address out of a buyer's book. Throws ADDRESS_NOT_FOUND naming the path, whoever else has it. */
export function addressFrom(book: readonly BookedAddress[], id: number, path: string): AddressSnapshot {
  const address = book.find((candidate) => candidate.id === id);
  if (address) return snapshotAddress(address);
  throw new AppError('ADDRESS_NOT_FOUND', {
    details: [{ path, message: 'is not in the address book of the buyer' }],
  });
}
