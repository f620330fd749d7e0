import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';
import { addressSchema } from '../../../site/addresses/address-fields';

/** An address of a user, as it is known. */
export type UserAddress = UserRecordFragment['addresses'][number];

/** An address of somebody else, as it is typed. */
export const userAddress = v.object({
  ...addressSchema.entries,
  firstName: requiredText('Enter the first name', 100),
  lastName: requiredText('Enter the last name', 100),
  city: requiredText('Enter the city', 100),
  countryId: requiredText('Choose the country'),
});

/** What somebody else signs in with, as it is typed. */
export const userEmail = v.pipe(
  requiredText('Enter the e-mail', 254),
  v.email('Enter an e-mail such as name@example.com'),
);
