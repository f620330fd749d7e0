import * as v from 'valibot';
import { optionalText, requiredText } from '../../forms/field-rules';
import type { BookedAddressFragment } from '../../graphql/generated/graphql';

/** What somebody enters of an address. */
export const addressSchema = v.object({
  firstName: requiredText('Enter your first name', 100),
  lastName: requiredText('Enter your last name', 100),
  company: optionalText,
  address: requiredText('Enter street and number', 300),
  city: requiredText('Enter your city', 100),
  countryId: requiredText('Choose your country'),
  federationId: optionalText,
  phone: optionalText,
});

export const emptyAddress: v.InferInput<typeof addressSchema> = {
  firstName: '',
  lastName: '',
  company: '',
  address: '',
  city: '',
  countryId: '',
  federationId: '',
  phone: '',
};

/** What a form with an address in it holds. */
export interface AddressForm {
  address: v.InferInput<typeof addressSchema>;
}

/** An address of the book as a form holds it. */
export function bookedFields(booked: BookedAddressFragment): v.InferInput<typeof addressSchema> {
  const { firstName, lastName, company, address, city, country, federation, phone } = booked;
  return {
    firstName,
    lastName,
    company: company ?? '',
    address,
    city,
    countryId: country.id,
    federationId: federation?.id ?? '',
    phone: phone ?? '',
  };
}

/** An address of the book line by line, as it is written on an envelope. */
export function bookedLines(booked: BookedAddressFragment): readonly string[] {
  const { firstName, lastName, company, address, city, federation, country } = booked;
  const place = [city, federation?.name, country.name].filter((part) => part != null).join(', ');
  return [`${firstName} ${lastName}`, company, address, place].filter((line) => line !== null);
}
