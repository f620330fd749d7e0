import { type ErrorCode, type ErrorDetail, errorCatalogue, errorText, generalError } from './catalogue.ts';
import { asSentence, explain, sentences } from './explanations.ts';
import { type ErrorReason, errorReasons, statusOf } from './reasons.ts';

interface ErrorOptions {
  details?: readonly ErrorDetail[] | undefined;
  /** How many of them are told, where it is not the usual number. */
  mostDetails?: number | undefined;
  reason?: ErrorReason | undefined;
  /** Where the HTTP status differs from that of code and reason: 401 without a token, 409 for a conflict of fields. */
  status?: number;
  /** Sent as Retry-After, in seconds. By default that of the reason, unless the status is another one than usual. */
  retryAfterSeconds?: number | undefined;
  /** What people read in place of the catalogue's text: words that the house has chosen itself. */
  message?: string;
  /** What people read beside it, in a sentence or two: what is the matter, and what they can do. By default, of code and reason. */
  explanation?: string | undefined;
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

/** The only error that use cases throw on purpose. Everything else is answered as INTERNAL_ERROR. */
export class AppError extends Error {
  readonly errorCode: number;
  readonly status: number;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly reason: ErrorReason | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** For people, never empty. Tells nothing that the caller may not know. */
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
    this.details = options.details && named(options.details, options.mostDetails);
    this.reason = options.reason;
    this.retryAfterSeconds =
      options.retryAfterSeconds ??
      (options.reason && options.status === undefined ? errorReasons[options.reason].retryAfterSeconds : undefined);
    this.explanation = options.explanation ?? explain({ code, ...options });
    this.facts = options.facts;
  }

  /** The message of GraphQL: the documented one, or the explanation if that is only “General Error”. */
  get graphqlMessage(): string {
    return this.message === generalError ? this.explanation : this.message;
  }

  /** The same error where what is wrong lies at other places: of a larger input, or of the documented request. */
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
      mostDetails: details?.length,
      details: details?.map((detail) => ({ ...detail, path: at(detail.path) })),
    });
  }
}

/** INVALID_REQUEST naming one field. `explanation`: where people are told more than what is wrong with the field. */
export const invalid = (path: string, message: string, explanation?: string): AppError =>
  new AppError('INVALID_REQUEST', { reason: 'VALIDATION_FAILED', details: [{ path, message }], explanation });

/** INVALID_REQUEST 410 (reason CURSOR_EXPIRED): a feed cannot be gone on with from there. `why` is a sentence without its full stop. */
export const cursorExpired = (why: string): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'CURSOR_EXPIRED',
    details: [{ path: 'cursor', message: 'has expired' }],
    explanation: `${why}. Begin again without a cursor, and replace what you have by what comes.`,
  });

/** INVALID_REQUEST 409 (reason CURSOR_MISMATCH): a cursor of another feed, caller or question. */
export const cursorMismatch = (): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'CURSOR_MISMATCH',
    details: [{ path: 'cursor', message: 'was made for another question or another account' }],
  });

/** INVALID_REQUEST 413 naming one field. */
export const tooLarge = (path: string, message = 'is too large', explanation?: string): AppError =>
  new AppError('INVALID_REQUEST', { reason: 'TOO_LARGE', details: [{ path, message }], explanation });

/** INVALID_REQUEST as a conflict: what stands there does not allow what one field asks. */
export const conflict = (path: string, message: string, explanation?: string): AppError =>
  new AppError('INVALID_REQUEST', {
    status: 409,
    reason: 'VALIDATION_FAILED',
    details: [{ path, message }],
    explanation,
  });

/**
 * ITEM_NOT_FOUND as a conflict: the thing exists but is no longer for sale. Names all of them: callers have to know
 * what to leave out, and their lists have bounds of their own.
 */
export const notForSale = (details: readonly ErrorDetail[]): AppError =>
  new AppError('ITEM_NOT_FOUND', {
    reason: 'NOT_FOR_SALE',
    details,
    mostDetails: details.length,
    explanation: `${sentences(details.map(({ message }) => asSentence(message)))} Remove ${details.length > 1 ? 'them' : 'it'} to order the rest.`,
  });

/** INVALID_REQUEST as a conflict: somebody else has changed the thing since it was read. */
export const staleVersion = (): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'STALE_VERSION',
    details: [{ path: 'expectedVersion', message: 'was changed by somebody else in the meantime' }],
  });

/** INVALID_REQUEST as a conflict that passes: somebody else holds what is needed, nothing has been changed. */
export const tryAgain = (message: string, { path = '', cause }: { path?: string; cause?: unknown } = {}): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'TRY_AGAIN',
    details: [{ path, message }],
    explanation: `${asSentence(message)} Try again in a moment.`,
    cause,
  });

/** FORBIDDEN 401 (reason NOT_SIGNED_IN): the operation needs a signed-in user. */
export const notSignedIn = (): AppError => new AppError('FORBIDDEN', { reason: 'NOT_SIGNED_IN' });

/** INTERNAL_ERROR 503: what the house needs to answer is missing or overloaded at the moment. */
export const unavailable = (cause?: unknown): AppError =>
  new AppError('INTERNAL_ERROR', { reason: 'UNAVAILABLE', cause });

/** INVALID_REQUEST 503: the house is closed for work on it. Reads as the house says. */
export const closedForMaintenance = (message: string | null): AppError =>
  new AppError('INVALID_REQUEST', {
    reason: 'MAINTENANCE',
    message: message ?? 'The house is closed for maintenance.',
  });
