import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';

/** An address of a user, as it is known. */
export type UserAddress = UserRecordFragment['addresses'][number];

/** What somebody else signs in with, as it is typed. */
export const userEmail = v.pipe(
  requiredText('Enter the email', 254),
  v.email('Enter an email such as name@example.com'),
);
