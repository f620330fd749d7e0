import * as v from 'valibot';
import { requiredText } from '../../../forms/field-rules';
import type { UserRecordFragment } from '../../../graphql/generated/graphql';

export type UserAddress = UserRecordFragment['addresses'][number];

export const userEmail = v.pipe(
  requiredText('Enter the email', 254),
  v.email('Enter an email such as name@example.com'),
);
