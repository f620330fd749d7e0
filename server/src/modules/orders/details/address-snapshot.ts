import { AppError } from '../../../kernel/errors/errors.ts';
import { addressLines, type BookedAddress, type PostalAddress, postalAddressOf } from '../../accounts/users/index.ts';

/** An address of a buyer as it was when it was chosen for an order. Addresses of older orders lack the newer parts. */
export interface AddressSnapshot extends PostalAddress {
  /** VAT number of the company. */
  readonly vatNumber?: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Returns an address as it is now. Parts that are not set and that older orders lack are left out, so that both compare as equal. */
export function snapshotAddress(booked: BookedAddress): AddressSnapshot {
  const { line2, postcode, ...postal } = postalAddressOf(booked);
  return {
    ...postal,
    ...(line2 && { line2 }),
    ...(postcode && { postcode }),
    ...(booked.vatNumber && { vatNumber: booked.vatNumber }),
    phone: booked.phone,
    email: booked.email,
  };
}

/** Returns the lines of an address with the VAT number of its company, as papers and emails print it. */
export const printedAddress = (address: AddressSnapshot): string =>
  [...addressLines(address), ...vatLines(address.vatNumber)].join('\n');

/** Returns the line of a VAT number; none if it is not set. */
export const vatLines = (vatNumber: string | null | undefined): readonly string[] =>
  vatNumber ? [`VAT number ${vatNumber}`] : [];

/** Returns an address of a buyer's address book. Throws ADDRESS_NOT_FOUND naming the path, also for addresses of other users. */
export function addressFrom(book: readonly BookedAddress[], id: number, path: string): AddressSnapshot {
  const address = book.find((candidate) => candidate.id === id);
  if (address) return snapshotAddress(address);
  throw new AppError('ADDRESS_NOT_FOUND', {
    details: [{ path, message: 'is not in the address book of the buyer' }],
  });
}
