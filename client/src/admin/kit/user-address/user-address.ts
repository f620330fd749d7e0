import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import { addressSchema } from '../../../site/addresses/address-fields';

/** An address of somebody else, as it is typed. */
export const userAddress = v.object({
  ...addressSchema.entries,
  firstName: requiredText('Enter the first name', 100),
  lastName: requiredText('Enter the last name', 100),
  city: requiredText('Enter the city', 100),
  countryId: requiredText('Choose the country'),
});
