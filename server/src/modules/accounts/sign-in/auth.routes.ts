import { inputFields, objectSchema, withReferences } from '../../../kernel/resources/input-schema.ts';
import type { JsonSchema } from '../../../kernel/resources/json-schema.ts';
import { create, post, type RestRequest, type Route, type RouteError } from '../../../kernel/transport/route.ts';
import { mostAddresses } from '../users/address.input.ts';
import { addressFromRest } from '../users/address.routes.ts';
import { newAddressSchema, userShape } from '../users/user.presenter.ts';
import { confirmEmail, RegisterInput, register, resendConfirmation } from './register.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { sessionReply } from './session.presenter.ts';
import { clearBrowserCache, logIn, signOut } from './session.ts';

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

/** Where the documented user has an address that stands behind the first. */
const pathInUser = (path: string): string =>
  path.replace(/^furtherAddresses(\.\d+)?/, (_, position?: string) =>
    position === undefined ? 'addresses' : `addresses.${Number(position.slice(1)) + 1}`,
  );

/** The body of a registration: the input with one address or a list of them. */
function newUserSchema(): JsonSchema {
  const { properties = {}, required = [], ...input } = objectSchema(inputFields(RegisterInput));
  const { address, furtherAddresses, ...fields } = properties;
  const addresses = {
    type: 'array',
    items: newAddressSchema,
    minItems: 1,
    maxItems: mostAddresses,
    description: 'Addresses. The first one is primary.',
  };
  const user = withReferences(
    {
      ...input,
      properties: { ...fields, addresses, address: newAddressSchema },
      required: required.filter((name) => name !== 'address'),
    },
    { businessTypeId: 'businessType' },
  );
  const oneOrSeveral = { anyOf: [{ required: ['addresses'] }, { required: ['address'] }] };
  return { ...user, title: 'NewUser', allOf: [user.allOf, oneOrSeveral].flat() };
}

const nothing = { present: () => null, returns: null };
const limited: RouteError = { code: 'INVALID_REQUEST', status: 429 };
/** What somebody who is not signed in has to pass. */
const guestGate: readonly RouteError[] = ['INVALID_RECAPTCHA', limited];

export const authRoutes: readonly Route[] = [
  post('/auth/login', logIn, {
    ...sessionReply,
    summary: 'Signs in: answers the user, and the access token in the header Authorization.',
    errors: [
      ...guestGate,
      ...(['USER_NOT_FOUND', 'WRONG_PASSWORD', 'USER_BLOCKED', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_NOT_APPROVED'] as const),
    ],
  }),
  post('/auth/logout', signOut, {
    ...nothing,
    summary: 'Signs out: ends the session of the token that is sent.',
    headers: () => clearBrowserCache,
  }),
  create('/auth/register', register, {
    summary: 'Asks for an account; the e-mail address has to be confirmed, and an administrator to approve.',
    from: userFromRest,
    pathOf: pathInUser,
    body: newUserSchema(),
    present: ({ user }) => userShape.present(user),
    returns: userShape.returns,
    errors: [...guestGate, 'EMAIL_ALREADY_EXISTS'],
  }),
  post('/auth/confirm-email', confirmEmail, {
    ...nothing,
    summary: 'Confirms the e-mail address by the link of the mail after registering.',
    errors: [limited, 'USER_NOT_FOUND', 'VERIFICATION_FAILED'],
  }),
  post('/auth/resend-confirm-email', resendConfirmation, {
    ...nothing,
    summary: 'Mails a new link to confirm the e-mail address.',
    errors: [...guestGate, 'USER_NOT_FOUND'],
  }),
  post('/auth/reset-password', requestPasswordReset, {
    ...nothing,
    summary: 'Mails a link to choose another password.',
    errors: [...guestGate, 'USER_NOT_FOUND'],
  }),
  post('/auth/change-password', resetPassword, {
    ...nothing,
    summary: 'Sets another password by the link of the mail.',
    errors: [limited, 'USER_NOT_FOUND', 'VERIFICATION_FAILED'],
  }),
];
