import * as v from 'valibot';
import { optionalText, optionalTextUpTo, requiredText } from '../../forms/field-rules';
import type { BookedAddressFragment } from '../../graphql/generated/graphql';

/** Validation schema for the fields of an address form. */
export const addressSchema = v.object({
  firstName: requiredText('Enter your first name', 100),
  lastName: requiredText('Enter your last name', 100),
  company: optionalTextUpTo(200),
  vatNumber: optionalTextUpTo(30),
  address: requiredText('Enter street and number', 300),
  line2: optionalTextUpTo(300),
  postcode: optionalTextUpTo(20),
  city: requiredText('Enter your city', 100),
  countryId: requiredText('Choose your country'),
  federationId: optionalText,
  phone: optionalText,
});

export const emptyAddress: v.InferInput<typeof addressSchema> = {
  firstName: '',
  lastName: '',
  company: '',
  vatNumber: '',
  address: '',
  line2: '',
  postcode: '',
  city: '',
  countryId: '',
  federationId: '',
  phone: '',
};

/** Form values that include an address. */
export interface AddressForm {
  address: v.InferInput<typeof addressSchema>;
}

/** Returns the form values for an address. */
export function bookedFields(booked: BookedAddressFragment): v.InferInput<typeof addressSchema> {
  const { firstName, lastName, company, vatNumber, address, line2, postcode } = booked;
  const { city, country, federation, phone } = booked;
  return {
    firstName,
    lastName,
    company: company ?? '',
    vatNumber: vatNumber ?? '',
    address,
    line2: line2 ?? '',
    postcode: postcode ?? '',
    city,
    countryId: country.id,
    federationId: federation?.id ?? '',
    phone: phone ?? '',
  };
}

/** Formats an address from an address book on a single line. */
export const bookedText = ({ lines }: Pick<BookedAddressFragment, 'lines'>): string => lines.join(', ');

interface AddressLines {
  readonly lines: readonly string[];
  readonly vatNumber: string | null;
  readonly phone: string | null;
}

/** Formats an address with VAT number and phone, one part per line. */
export function addressText({ lines, vatNumber, phone }: AddressLines): string {
  return [...lines, vatNumber && `VAT number ${vatNumber}`, phone].filter(Boolean).join('\n');
}
