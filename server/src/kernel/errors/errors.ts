import { type ErrorCode, type ErrorDetail, errorCatalogue, errorText, generalError } from './catalogue.ts';
import { asSentence, explain, sentences } from './explanations.ts';
import { type ErrorReason, errorReasons, statusOf } from './reasons.ts';

interface ErrorOptions {
  details?: readonly ErrorDetail[] | undefined;
  /** Maximum number of details in the response. Default: 20. */
  maxDetails?: number | undefined;
  reason?: ErrorReason | undefined;
  /**
   * HTTP status, if it differs from the default for the code and reason. Examples: 401 for a missing token, 409 for
   * conflicting fields.
   */
  status?: number;
  /** Sent as `Retry-After`, in seconds. Default: the delay defined for the reason, unless `status` is set. */
  retryAfterSeconds?: number | undefined;
  /** Message that replaces the documented one, such as an administrator's maintenance notice. */
  message?: string;
  /**
   * Problem and solution as display text, in one or two sentences. Default: the standard explanation of the code and
   * reason.
   */
  explanation?: string | undefined;
  /** Additional machine-readable data about the error, keyed by subject. */
  facts?: Readonly<Record<string, object>> | undefined;
  cause?: unknown;
}

const defaultDetails = 20;

/** Truncates the list of details. The last entry then contains the number of omitted details. */
const named = (details: readonly ErrorDetail[], maxDetails = defaultDetails): readonly ErrorDetail[] =>
  details.length <= maxDetails
    ? details
    : [...details.slice(0, maxDetails - 1), { path: '', message: `and ${details.length - maxDetails + 1} more` }];

/** The only error that use cases throw on purpose. Any other error is returned as INTERNAL_ERROR. */
export class AppError extends Error {
  readonly errorCode: number;
  readonly status: number;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly reason: ErrorReason | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Display text, never empty. It contains no data that the caller may not see. */
  readonly explanation: string;
  readonly facts: Readonly<Record<string, object>> | undefined;

  constructor(
    readonly code: ErrorCode,
    options: ErrorOptions = {},
  ) {
    super(options.message ?? errorText(code), { cause: options.cause });
    this.name = 'AppError';
    this.errorCode = errorCatalogue[code].errorCode;
    this.status = options.status ?? statusOf(code, options.reason);
    this.details = options.details && named(options.details, options.maxDetails);
    this.reason = options.reason;
    this.retryAfterSeconds =
      options.retryAfterSeconds ??
      (options.reason && options.status === undefined ? errorReasons[options.reason].retryAfterSeconds : undefined);
    this.explanation = options.explanation ?? explain({ code, ...options });
    this.facts = options.facts;
  }

  /**
   * Message in GraphQL responses. It is the documented message, or the explanation if the documented message is only
   * “General Error”.
   */
  get graphqlMessage(): string {
    return this.message === generalError ? this.explanation : this.message;
  }

  /** Returns the same error with converted paths, for example to match the field names of the documented request. */
  withPaths(at: (path: string) => string): AppError {
    const { status, reason, retryAfterSeconds, explanation, facts, message, details } = this;
    return new AppError(this.code, {
      status,
      reason,
      retryAfterSeconds,
      explanation,
      facts,
      message,
      cause: this,
      maxDetails: details?.length,
      details: details?.map((detail) => ({ ...detail, path: at(detail.path) })),
    });
  }
}

/**
 * Returns INVALID_REQUEST for one field. `explanation` replaces the default sentence, which is built from the field
 * and the message.
 */
export const invalid = (path: string, message: string, explanation?: string): AppError =>
  new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: [{ path, message }], explanation });

/**
 * Returns INVALID_REQUEST 410 (reason CURSOR_EXPIRED): the client must restart the feed. `why` is a sentence without
 * a final period that explains why the cursor expired.
 */
export const cursorExpired = (why: string): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'CURSOR_EXPIRED',
    details: [{ path: 'cursor', message: 'has expired' }],
    explanation: `${why}. Start again without a cursor, and replace your copy.`,
  });

/** Returns INVALID_REQUEST 409 (reason CURSOR_MISMATCH): the cursor belongs to another feed, caller or query. */
export const cursorMismatch = (): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'CURSOR_MISMATCH',
    details: [{ path: 'cursor', message: 'belongs to another query or another account' }],
  });

/** Returns INVALID_REQUEST 413: the value of one field is too large. */
export const tooLarge = (path: string, message = 'is too large', explanation?: string): AppError =>
  new AppError('INVALID_REQUEST', { reason: 'TOO_LARGE', details: [{ path, message }], explanation });

/** Returns INVALID_REQUEST 409: the value of one field conflicts with stored data. */
export const conflict = (path: string, message: string, explanation?: string): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'VALIDATION_FAILED',
    details: [{ path, message }],
    explanation,
  });

/**
 * Returns ITEM_NOT_FOUND 409: the items exist but are no longer for sale. The details are not truncated, because
 * callers need to know which items to remove. The length of item lists is limited separately.
 */
export const notForSale = (details: readonly ErrorDetail[]): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    reason: 'NOT_FOR_SALE',
    details,
    maxDetails: details.length,
    explanation: `${sentences(details.map(({ message }) => asSentence(message)))} Remove ${details.length > 1 ? 'them' : 'it'} to order the rest.`,
  });

/** Returns INVALID_REQUEST 409: another user has changed the record since it was read. */
export const staleVersion = (): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'STALE_VERSION',
    details: [{ path: 'expectedVersion', message: 'has been changed by another user in the meantime' }],
  });

/**
 * Returns INVALID_REQUEST 409 for a temporary conflict: another request has locked the record, and nothing was
 * changed.
 */
export const tryAgain = (message: string, { path = '', cause }: { path?: string; cause?: unknown } = {}): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'TRY_AGAIN',
    details: [{ path, message }],
    explanation: `${asSentence(message)} Try again in a moment.`,
    cause,
  });

/** Returns FORBIDDEN 401 (reason NOT_SIGNED_IN): the operation requires a signed-in user. */
export const notSignedIn = (): AppError => new AppError('FORBIDDEN', { reason: 'NOT_SIGNED_IN' });

/** Returns INTERNAL_ERROR 503: a service that the response depends on is unavailable or overloaded. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError('INTERNAL_ERROR', { reason: 'UNAVAILABLE', cause });

/** Returns INVALID_REQUEST 503: the site is closed for maintenance. `message` is the administrator's notice. */
export const closedForMaintenance = (message: string | null): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'MAINTENANCE',
    message: message ?? 'The site is closed for maintenance.',
  });
