import { describedEnum } from '../values/described-enum.ts';
/** All errors by name, each with its number, HTTP status and message. GraphQL and REST use the same entries. */
export const errorCatalogue = {
  ACCOUNT_NOT_APPROVED: { errorCode: 10, status: 403, message: 'Your account is not approved by an Administrator' },
  ADDRESS_NOT_FOUND: { errorCode: 20, status: 404, message: '' },
  DIAMOND_NOT_FOUND: { errorCode: 30, status: 404, message: '' },
  EMAIL_ALREADY_EXISTS: { errorCode: 40, status: 409, message: 'This email is already registered in the system' },
  EMAIL_NOT_VERIFIED: { errorCode: 50, status: 403, message: 'Your email is not verified' },
  EMAIL_TEMPLATE_NOT_FOUND: { errorCode: 60, status: 404, message: '' },
  FORBIDDEN: { errorCode: 70, status: 403, message: '' },
  INTERNAL_ERROR: { errorCode: 80, status: 500, message: '' },
  INVALID_RECAPTCHA: { errorCode: 85, status: 400, message: 'Invalid ReCAPTCHA' },
  INVALID_REQUEST: { errorCode: 90, status: 400, message: '' },
  ITEM_NOT_FOUND: { errorCode: 95, status: 404, message: 'The selectred item was not found' },
  WRONG_PASSWORD: { errorCode: 100, status: 401, message: 'The provided password does not match this email' },
  ORDER_NOT_FOUND: { errorCode: 110, status: 404, message: '' },
  SHOW_NOT_FOUND: { errorCode: 120, status: 404, message: '' },
  USER_BLOCKED: { errorCode: 130, status: 403, message: 'Your account has been blocked' },
  USER_NOT_FOUND: { errorCode: 140, status: 404, message: 'Your email does not exist in our system' },
  VERIFICATION_FAILED: { errorCode: 150, status: 400, message: '' },
} as const;

export type ErrorCode = keyof typeof errorCatalogue;

/** Error in one field of the input. The parts of `path` are separated by dots, and list positions are numbers. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** Documented message for error codes without a specific message. */
export const generalError = 'General Error';

/** Returns the documented message of an error code. */
export const errorText = (code: ErrorCode): string => errorCatalogue[code].message || generalError;

const isErrorCode = (name: string): name is ErrorCode => name in errorCatalogue;

export const errorCodes: readonly ErrorCode[] = Object.keys(errorCatalogue).filter(isErrorCode);

/** Explanations of when each error occurs. Numbers and HTTP statuses are in `errorCatalogue`. */
const occasions: Record<ErrorCode, string> = {
  ACCOUNT_NOT_APPROVED: 'Sign-in to an account that an administrator has not approved.',
  ADDRESS_NOT_FOUND: 'The address does not exist, or it belongs to another user.',
  DIAMOND_NOT_FOUND: 'The stone does not exist, or the caller may not see it.',
  EMAIL_ALREADY_EXISTS: 'An account with this email address exists.',
  EMAIL_NOT_VERIFIED: 'Sign-in before the email address is confirmed.',
  EMAIL_TEMPLATE_NOT_FOUND: 'The template does not exist.',
  FORBIDDEN:
    'The token or key is missing or invalid (HTTP 401), or does not permit the operation (403). Reason SCOPE_MISSING: the key lacks a scope, which is listed in `details`. TEST_KEY: not available to test keys. TEST_KEY_NEEDED: only available to test keys.',
  INTERNAL_ERROR:
    'A server error: report the `requestId` to us. With the reason UNAVAILABLE (503), the server is overloaded or its database is unavailable: retry after `Retry-After`.',
  INVALID_RECAPTCHA: 'The captcha token is missing or invalid.',
  INVALID_REQUEST:
    'The request is invalid. `details` lists the fields, `reason` the rule: VALIDATION_FAILED, TOO_LARGE (HTTP 413), TOO_DEEP, TOO_MANY_ALIASES, COST_EXCEEDED (the request exceeds the limit for one request: request less), BUDGET_EXCEEDED and RATE_LIMITED (429: wait for `Retry-After`), METHOD_NOT_ALLOWED (HTTP 405), or a conflict (409): STALE_VERSION, PRICE_CHANGED, IDEMPOTENCY_MISMATCH, CURSOR_MISMATCH, TOO_MANY_HOLDS, HELD_BEFORE, TRY_AGAIN (another request is changing the same record; nothing was changed, retry after `Retry-After`); or the site is closed (503): MAINTENANCE. CURSOR_EXPIRED (410): start the feed again without a cursor. CONFIRMATION_NEEDED: a file that would remove a large part of the stock needs `confirmRemoved`; a change of a different number of items than expected (409) needs a new `expectedCount`.',
  ITEM_NOT_FOUND: 'The item does not exist, or it is not for sale (HTTP 409, reason NOT_FOR_SALE).',
  ORDER_NOT_FOUND: 'The order does not exist, or it belongs to another user.',
  SHOW_NOT_FOUND: 'The show does not exist.',
  USER_BLOCKED: 'Sign-in to a blocked account.',
  USER_NOT_FOUND: 'The user does not exist.',
  VERIFICATION_FAILED: 'The token from an email is invalid, used or expired.',
  WRONG_PASSWORD: 'The password does not match this email address.',
};

export const ErrorCodeEnum = Object.fromEntries(errorCodes.map((code) => [code, code]));

describedEnum(ErrorCodeEnum, {
  name: 'ErrorCode',
  description:
    'Names of the error catalogue, as in `extensions.code` of an error. The query `errorCatalogue` returns their numbers and messages.',
  values: Object.fromEntries(
    errorCodes.map((code) => {
      const { errorCode, status } = errorCatalogue[code];
      return [code, `${errorCode}, HTTP ${status}. ${occasions[code]}`];
    }),
  ),
});
