/** The closed catalogue of errors: name → number, HTTP status and text. Both transports answer from it. */
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

/** A name of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** One thing that is wrong with the input: where, and what. `path` uses dots, list positions are numbers. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/** The documented message of codes that have none of their own. */
export const generalError = 'General Error';

/** The documented message of a code. */
export const errorText = (code: ErrorCode): string => errorCatalogue[code].message || generalError;
