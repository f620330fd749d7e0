import * as v from 'valibot';
import { newPasswordText, requiredText } from '../../../forms/field-rules';
import type { CreateUserInput } from '../../../graphql/generated/graphql';
import { emptyAddress } from '../../../site/addresses/address-fields';
import { userAddress } from '../../kit/user-address/user-address-dialog';
import { userEmail } from '../details/user-address';
import { roles } from '../user-text';

/** How a new user gets in: by a mailed link, or by a password that they are told. */
export const waysIn = { LINK: 'Mail a link to choose a password', PASSWORD: 'Give a password' } as const;

/** An account for somebody, as it is typed. */
export const newUserForm = v.pipe(
  v.object({
    email: userEmail,
    businessTypeId: requiredText('Choose the business type'),
    role: v.picklist(roles),
    isApproved: v.boolean(),
    wayIn: v.picklist(['LINK', 'PASSWORD']),
    password: v.string(),
    address: userAddress,
  }),
  v.forward(
    v.partialCheck(
      [['wayIn'], ['password']],
      ({ wayIn, password }) => wayIn === 'LINK' || v.is(newPasswordText, password),
      'Use at least 8 characters',
    ),
    ['password'],
  ),
);

/** What the form begins with. */
export const blankUser: v.InferInput<typeof newUserForm> = {
  email: '',
  businessTypeId: '',
  role: 'USER',
  isApproved: true,
  wayIn: 'LINK',
  password: '',
  address: emptyAddress,
};

/** What the server is sent: a password that was typed before a link was chosen instead is not. */
export function sentUser({ wayIn, password, ...user }: v.InferOutput<typeof newUserForm>): CreateUserInput {
  return { ...user, password: wayIn === 'PASSWORD' ? password : null };
}
