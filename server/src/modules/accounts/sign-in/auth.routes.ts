import { inputFields, objectSchema, withReferences } from '../../../kernel/resources/input-schema.ts';
import type { JsonSchema } from '../../../kernel/resources/json-schema.ts';
import { create, post, type RestRequest, type Route, type RouteError } from '../../../kernel/transport/route.ts';
import { maxAddresses } from '../users/address.input.ts';
import { addressFromRest } from '../users/address.routes.ts';
import { newAddressSchema, userShape } from '../users/user.presenter.ts';
import { confirmEmail, RegisterInput, register, resendConfirmation } from './register.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { sessionReply } from './session.presenter.ts';
import { clearBrowserCache, logIn, signOut } from './session.ts';

/**
 * Converts the user in a REST request to an input. REST accepts related values as IDs or objects, and addresses as a
 * list or a single object.
 */
function userFromRest({ body }: RestRequest): unknown {
  const { businessType, businessTypeId, address, addresses, ...user }: Record<string, unknown> = Object(body);
  const [first, ...otherAddresses]: unknown[] = Array.isArray(addresses) ? addresses : [address];
  return {
    ...user,
    businessTypeId: businessTypeId ?? Object(businessType).id,
    address: addressFromRest(first),
    furtherAddresses: otherAddresses.map(addressFromRest),
  };
}

/** Converts the path of a second or later address in the input to its path in the REST user object. */
const pathInUser = (path: string): string =>
  path.replace(/^furtherAddresses(\.\d+)?/, (_, position?: string) =>
    position === undefined ? 'addresses' : `addresses.${Number(position.slice(1)) + 1}`,
  );

/** Returns the schema of a registration request: the input with one address or a list of addresses. */
function newUserSchema(): JsonSchema {
  const { properties = {}, required = [], ...input } = objectSchema(inputFields(RegisterInput));
  const { address, furtherAddresses, ...fields } = properties;
  const addresses = {
    type: 'array',
    items: newAddressSchema,
    minItems: 1,
    maxItems: maxAddresses,
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
  const oneOrMoreAddresses = { anyOf: [{ required: ['addresses'] }, { required: ['address'] }] };
  return { ...user, title: 'NewUser', allOf: [user.allOf, oneOrMoreAddresses].flat() };
}

const noContent = { present: () => null, returns: null };
const limited: RouteError = { code: 'INVALID_REQUEST', status: 429 };
/** Errors from the captcha check and the rate limit for anonymous clients. */
const guestErrors: readonly RouteError[] = ['INVALID_RECAPTCHA', limited];

export const authRoutes: readonly Route[] = [
  post('/auth/login', logIn, {
    ...sessionReply,
    summary: 'Signs in. Returns the user, and the access token in the `Authorization` header.',
    errors: [
      ...guestErrors,
      ...(['USER_NOT_FOUND', 'WRONG_PASSWORD', 'USER_BLOCKED', 'EMAIL_NOT_VERIFIED', 'ACCOUNT_NOT_APPROVED'] as const),
    ],
  }),
  post('/auth/logout', signOut, {
    ...noContent,
    summary: 'Signs out: ends the session to which the sent token belongs.',
    headers: () => clearBrowserCache,
  }),
  create('/auth/register', register, {
    summary:
      'Registers an account. The email address must be confirmed, and an administrator must approve the account.',
    from: userFromRest,
    pathOf: pathInUser,
    body: newUserSchema(),
    present: ({ user }) => userShape.present(user),
    returns: userShape.returns,
    errors: [...guestErrors, 'EMAIL_ALREADY_EXISTS'],
  }),
  post('/auth/confirm-email', confirmEmail, {
    ...noContent,
    summary: 'Confirms an email address with the token of the emailed link.',
    errors: [limited, 'USER_NOT_FOUND', 'VERIFICATION_FAILED'],
  }),
  post('/auth/resend-confirm-email', resendConfirmation, {
    ...noContent,
    summary: 'Emails a new link to confirm an email address.',
    errors: [...guestErrors, 'USER_NOT_FOUND'],
  }),
  post('/auth/reset-password', requestPasswordReset, {
    ...noContent,
    summary: 'Emails a link to reset a password.',
    errors: [...guestErrors, 'USER_NOT_FOUND'],
  }),
  post('/auth/change-password', resetPassword, {
    ...noContent,
    summary: 'Sets a new password with the token of the emailed link.',
    errors: [limited, 'USER_NOT_FOUND', 'VERIFICATION_FAILED'],
  }),
];
