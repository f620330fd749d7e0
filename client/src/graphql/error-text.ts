import { type ApiError, apiErrorOf } from './api-error';

const GENERAL_ERROR = 'General Error';

const NO_ANSWER = 'The server cannot be reached. Check your connection and try again.';

/** The catalogue's texts. A code that is not among them has none: "General Error". */
const textByCode = new Map([
  ['ACCOUNT_NOT_APPROVED', 'Your account is not approved by an Administrator'],
  ['EMAIL_ALREADY_EXISTS', 'This email is already registered in the system'],
  ['EMAIL_NOT_VERIFIED', 'Your email is not verified'],
  ['INVALID_RECAPTCHA', 'Invalid ReCAPTCHA'],
  ['ITEM_NOT_FOUND', 'The selectred item was not found'],
  ['WRONG_PASSWORD', 'The provided password does not match this email'],
  ['USER_BLOCKED', 'Your account has been blocked'],
  ['USER_NOT_FOUND', 'Your email does not exist in our system'],
]);

/** Finer cases that a person can do something about. */
const textByReason = new Map([
  ['RATE_LIMITED', 'Too many attempts. Wait a few minutes, then try again.'],
  ['COST_EXCEEDED', 'Too many requests. Wait a moment, then try again.'],
  ['STALE_VERSION', 'Somebody else changed this in the meantime. Load it again and repeat your change.'],
  ['NOT_FOR_SALE', 'No longer for sale'],
  ['TRY_AGAIN', 'Somebody else is changing this just now. Try again in a moment.'],
  ['UNAVAILABLE', 'The house is very busy just now. Try again in a moment.'],
  ['PRICE_CHANGED', 'A price has changed since you opened your cart'],
]);

/** The text of an error that the server answered with. */
function apiErrorText(error: Pick<ApiError, 'code' | 'reason'>): string {
  return (
    (error.reason === null ? undefined : textByReason.get(error.reason)) ?? textByCode.get(error.code) ?? GENERAL_ERROR
  );
}

/** The text to show for anything that a GraphQL operation threw. */
export function errorText(error: unknown): string {
  const apiError = apiErrorOf(error);
  return apiError === null ? NO_ANSWER : apiErrorText(apiError);
}
