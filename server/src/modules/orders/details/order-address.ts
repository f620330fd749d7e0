import { AppError } from '../../../kernel/errors/errors.ts';
import { Field, FieldResolver, ObjectType, Resolver, Root } from '../../../kernel/graphql.ts';
import {
  type AddressBookEntry,
  addressLines,
  type PostalAddress,
  postalAddressOf,
} from '../../accounts/users/index.ts';

/** Copy of a buyer's address at the time of the order. Older orders lack some fields. */
export interface AddressSnapshot extends PostalAddress {
  readonly vatNumber?: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/**
 * Copies an address from the address book. Omits empty fields, as older orders do, so that equal addresses compare as
 * equal.
 */
export function snapshotAddress(entry: AddressBookEntry): AddressSnapshot {
  const { line2, postcode, ...postal } = postalAddressOf(entry);
  return {
    ...postal,
    ...(line2 && { line2 }),
    ...(postcode && { postcode }),
    ...(entry.vatNumber && { vatNumber: entry.vatNumber }),
    phone: entry.phone,
    email: entry.email,
  };
}

/** Returns the address with its VAT number, as printed on documents and in emails. */
export const printedAddress = (address: AddressSnapshot): string =>
  [...addressLines(address), ...vatLines(address.vatNumber)].join('\n');

/** Returns the VAT number as a line of text. Empty if it is not set. */
export const vatLines = (vatNumber: string | null | undefined): readonly string[] =>
  vatNumber ? [`VAT number ${vatNumber}`] : [];

/**
 * Returns an address from the buyer's address book. Throws ADDRESS_NOT_FOUND naming the path, also for addresses of
 * other users.
 */
export function addressFrom(book: readonly AddressBookEntry[], id: number, path: string): AddressSnapshot {
  const address = book.find((candidate) => candidate.id === id);
  if (address) return snapshotAddress(address);
  throw new AppError('ADDRESS_NOT_FOUND', {
    details: [{ path, message: 'must be in the address book of the buyer' }],
  });
}

@ObjectType({ simpleResolvers: true, description: 'Copy of an address at the time of the order.' })
export class OrderAddress implements AddressSnapshot {
  @Field(() => String, { description: 'First and last name.' }) name!: string;
  @Field(() => String, { nullable: true, description: 'Company name.' }) company!: string | null;
  @Field(() => String, { nullable: true, description: 'VAT number of the company. Null if not set.' })
  vatNumber!: string | null;
  @Field(() => String, { description: 'Street and number.' }) address!: string;
  @Field(() => String, { nullable: true, description: 'Building, floor or suite. Null if not set.' })
  line2!: string | null;
  @Field(() => String, { nullable: true, description: 'Postcode or ZIP code. Null if not set.' })
  postcode!: string | null;
  @Field(() => String, { description: 'City. May include the postcode in older orders.' }) city!: string;
  @Field(() => String, { nullable: true, description: 'State or province.' }) federation!: string | null;
  @Field(() => String, { description: 'Country, in English.' }) country!: string;
  @Field(() => String, { nullable: true, description: 'Telephone number.' }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'Email address.' }) email!: string | null;
}

@Resolver(() => OrderAddress)
export class OrderAddressLines {
  @FieldResolver(() => [String], {
    description: 'Address lines in the postal format of the country.',
  })
  lines(@Root() address: AddressSnapshot): readonly string[] {
    return addressLines(address);
  }
}
