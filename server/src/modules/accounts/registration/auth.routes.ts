import { create, post, type RestRequest, type Route } from '../../../kernel/route.ts';
import { addressFromRest } from '../addresses/address.routes.ts';
import { requestPasswordReset } from '../passwords/request-password-reset.ts';
import { resetPassword } from '../passwords/reset-password.ts';
import { logIn } from '../sessions/log-in.ts';
import { presentSession, sessionHeaders } from '../sessions/session.presenter.ts';
import { presentUser } from '../users/user.presenter.ts';
import { confirmEmail } from './confirm-email.ts';
import { register } from './register.ts';
import { resendConfirmation } from './resend-confirmation.ts';

/** A user object as the documented client sends it: ids or objects, a list of addresses or a single one. */
function userFromRest({ body }: RestRequest): unknown {
  const { businessType, businessTypeId, address, addresses, ...user }: Record<string, unknown> = Object(body);
  const [first, ...further]: unknown[] = Array.isArray(addresses) ? addresses : [address];
  return {
    ...user,
    businessTypeId: businessTypeId ?? Object(businessType).id,
    address: addressFromRest(first),
    furtherAddresses: further.map(addressFromRest),
  };
}

const nothing = (): null => null;

export const authRoutes: readonly Route[] = [
  post('/auth/login', logIn, { present: presentSession, headers: sessionHeaders }),
  create('/auth/register', register, { from: userFromRest, present: ({ user }) => presentUser(user) }),
  post('/auth/confirm-email', confirmEmail, { present: nothing }),
  post('/auth/resend-confirm-email', resendConfirmation, { present: nothing }),
  post('/auth/reset-password', requestPasswordReset, { present: nothing }),
  post('/auth/change-password', resetPassword, { present: nothing }),
];
