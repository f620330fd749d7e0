import * as v from 'valibot';
import { optionalText, requiredText } from '../../forms/field-rules';

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
