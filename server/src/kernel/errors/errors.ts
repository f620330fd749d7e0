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

/** The finer case behind a code of the closed catalogue. */
export type ErrorReason =
  | 'VALIDATION_FAILED'
  | 'NOT_FOR_SALE'
  | 'STALE_VERSION'
  | 'PRICE_CHANGED'
  | 'RATE_LIMITED'
  | 'COST_EXCEEDED'
  | 'TOO_LARGE'
  | 'TOO_DEEP'
  | 'TOO_MANY_ALIASES'
  | 'IDEMPOTENCY_MISMATCH'
  | 'TRY_AGAIN'
  | 'UNAVAILABLE'
  | 'MAINTENANCE'
  | 'CONFIRMATION_NEEDED';

interface ErrorOptions {
  details?: readonly ErrorDetail[] | undefined;
  /** How many of them are told, where it is not the usual number. */
  mostDetails?: number | undefined;
  reason?: ErrorReason | undefined;
  /** Where the HTTP status differs from the catalogue's: 401 without a token, 409 for a conflict, 413, 429, 503. */
  status?: number;
  /** Sent as Retry-After, in seconds. */
  retryAfterSeconds?: number | undefined;
  /** What people read in place of the catalogue's text: words that the house has chosen itself. */
  message?: string;
  /** More about the case, for programs: by what it is about. */
  facts?: Readonly<Record<string, object>> | undefined;
  cause?: unknown;
}

/** Details that one error names. */
const usualDetails = 20;

/** Where there are more, the last says how many. */
const named = (details: readonly ErrorDetail[], most = usualDetails): readonly ErrorDetail[] =>
  details.length <= most
    ? details
    : [...details.slice(0, most - 1), { path: '', message: `and ${details.length - most + 1} more like these` }];

/** The text of a code as users see it. */
export const errorText = (code: ErrorCode): string => errorCatalogue[code].message || 'General Error';

/** The only error that use cases throw on purpose. Everything else is answered as INTERNAL_ERROR. */
export class AppError extends Error {
  readonly errorCode: number;
  readonly status: number;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly reason: ErrorReason | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly facts: Readonly<Record<string, object>> | undefined;

  constructor(
    readonly code: ErrorCode,
    options: ErrorOptions = {},
  ) {
    super(options.message ?? errorText(code), { cause: options.cause });
    this.name = 'AppError';
    this.errorCode = errorCatalogue[code].errorCode;
    this.status = options.status ?? errorCatalogue[code].status;
    this.details = options.details && named(options.details, options.mostDetails);
    this.reason = options.reason;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.facts = options.facts;
  }

  /** The same error where what is wrong lies at other places: of a larger input, or of the documented request. */
  withPaths(at: (path: string) => string): AppError {
    const { status, reason, retryAfterSeconds, facts, message, details } = this;
    return new AppError(this.code, {
      status,
      reason,
      retryAfterSeconds,
      facts,
      message,
      cause: this,
      mostDetails: details?.length,
      details: details?.map((detail) => ({ ...detail, path: at(detail.path) })),
    });
  }
}

/** INVALID_REQUEST naming one field. */
export const invalid = (path: string, message: string): AppError =>
  new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: [{ path, message }] });

/** INVALID_REQUEST 413 naming one field. */
export const tooLarge = (path: string, message = 'is too large'): AppError =>
  new AppError('INVALID_REQUEST', { status: 413, reason: 'TOO_LARGE', details: [{ path, message }] });

/** INVALID_REQUEST as a conflict: what stands there does not allow what one field asks. */
export const conflict = (path: string, message: string): AppError =>
  new AppError('INVALID_REQUEST', { status: 409, reason: 'VALIDATION_FAILED', details: [{ path, message }] });

/**
 * ITEM_NOT_FOUND as a conflict: the thing exists but is no longer for sale. Names all of them: callers have to know
 * what to leave out, and their lists have bounds of their own.
 */
export const notForSale = (details: readonly ErrorDetail[]): AppError =>
  new AppError('ITEM_NOT_FOUND', { status: 409, reason: 'NOT_FOR_SALE', details, mostDetails: details.length });

/** INVALID_REQUEST as a conflict: somebody else has changed the thing since it was read. */
export const staleVersion = (): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'STALE_VERSION',
    details: [{ path: 'expectedVersion', message: 'was changed by somebody else in the meantime' }],
  });

/** INVALID_REQUEST as a conflict that passes: somebody else holds what is needed, nothing has been changed. */
export const tryAgain = (message: string, { path = '', cause }: { path?: string; cause?: unknown } = {}): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'TRY_AGAIN',
    retryAfterSeconds: 1,
    details: [{ path, message }],
    cause,
  });

/** INTERNAL_ERROR 503: what the house needs to answer is missing or overloaded at the moment. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError('INTERNAL_ERROR', { status: 503, reason: 'UNAVAILABLE', retryAfterSeconds: 2, cause });

/** Clients that keep asking while the house is closed do so once in so many seconds. */
const closedSeconds = 60;

/** INVALID_REQUEST 503: the house is closed for work on it. Reads as the house says. */
export const closedForMaintenance = (message: string | null): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 503,
    reason: 'MAINTENANCE',
    retryAfterSeconds: closedSeconds,
    message: message ?? 'The house is closed for maintenance.',
  });
