import * as v from 'valibot';
import { emailText, newPasswordText, requiredText } from '../../forms/field-rules';
import { addressSchema, emptyAddress } from '../../site/addresses/address-fields';

/** What a visitor enters to register. */
export const registrationSchema = v.object({
  email: emailText,
  password: newPasswordText,
  businessTypeId: requiredText('Choose your business type'),
  address: addressSchema,
});

export const emptyRegistration: v.InferInput<typeof registrationSchema> = {
  email: '',
  password: '',
  businessTypeId: '',
  address: emptyAddress,
};
