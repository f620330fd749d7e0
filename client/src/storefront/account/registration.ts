import * as v from 'valibot';
import { emailText, newPasswordText, optionalText, requiredText } from '../../forms/field-rules';

/** What a visitor enters to register. */
export const registrationSchema = v.object({
  email: emailText,
  password: newPasswordText,
  businessTypeId: requiredText('Choose your business type'),
  address: v.object({
    firstName: requiredText('Enter your first name'),
    lastName: requiredText('Enter your last name'),
    company: optionalText,
    address: requiredText('Enter street and number'),
    city: requiredText('Enter your city'),
    countryId: requiredText('Choose your country'),
    federationId: optionalText,
    phone: optionalText,
  }),
});

export const emptyRegistration: v.InferInput<typeof registrationSchema> = {
  email: '',
  password: '',
  businessTypeId: '',
  address: {
    firstName: '',
    lastName: '',
    company: '',
    address: '',
    city: '',
    countryId: '',
    federationId: '',
    phone: '',
  },
};
