import { type ErrorCode, type ErrorReason, errorCodes } from './generated/rest.ts';

/** Invalid input field, with its path, such as `items.0.diamondId`, and an error message. */
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

/**
 * Error codes of the server, plus two codes of this client. UNREACHABLE means that there was no response or the
 * connection was lost. UNREADABLE_ANSWER means that the response did not come from a Facet server, but from a proxy,
 * for example.
 */
export type FacetErrorCode = ErrorCode | 'UNREACHABLE' | 'UNREADABLE_ANSWER';

interface FacetErrorParts {
  readonly code: FacetErrorCode;
  readonly errorCode?: number | undefined;
  readonly reason?: ErrorReason | undefined;
  readonly details?: readonly ErrorDetail[] | undefined;
  readonly explanation?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly status?: number | undefined;
  readonly facts?: unknown;
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** Error of a failed request. Check `code` and `reason` in your code, and show `explanation` to users. */
export class FacetError extends Error {
  override readonly name = 'FacetError';
  readonly code: FacetErrorCode;
  /** Numeric error code. It is 0 for the two codes of this client. */
  readonly errorCode: number;
  /** More specific cause of the error, such as NOT_FOR_SALE or STALE_VERSION. */
  readonly reason: ErrorReason | undefined;
  readonly details: readonly ErrorDetail[];
  /** Cause and solution, written for users. The wording can change. */
  readonly explanation: string;
  /** Request ID in the server's logs. Include it in support requests. */
  readonly requestId: string | undefined;
  /** Seconds to wait before the next attempt. Undefined if the server does not specify a delay. */
  readonly retryAfter: number | undefined;
  /** HTTP status. Undefined if there was no response. */
  readonly status: number | undefined;
  /** Machine-readable data about the cause, such as the current total for PRICE_CHANGED. */
  readonly facts: unknown;
  /** Partial data, if only some fields of an operation failed. */
  readonly data: unknown;

  constructor(message: string, parts: FacetErrorParts) {
    super(message, { cause: parts.cause });
    this.code = parts.code;
    this.errorCode = parts.errorCode ?? 0;
    this.reason = parts.reason;
    this.details = parts.details ?? [];
    this.explanation = parts.explanation ?? message;
    this.requestId = parts.requestId;
    this.retryAfter = parts.retryAfter;
    this.status = parts.status;
    this.facts = parts.facts;
    this.data = parts.data;
  }

  /** True if the rejection is temporary: the request changed nothing and can be sent again later. */
  get isRefusedForNow(): boolean {
    return (
      this.reason === 'RATE_LIMITED' ||
      this.reason === 'TRY_AGAIN' ||
      this.reason === 'MAINTENANCE' ||
      this.status === 429
    );
  }

  /** True if the outcome of the request is unknown because the server or the connection failed. */
  get isUnsure(): boolean {
    return (
      this.code === 'UNREACHABLE' || (this.status !== undefined && this.status >= 500) || this.reason === 'UNAVAILABLE'
    );
  }
}

/** Error fields, as found in `extensions` of GraphQL errors and in the body of REST error responses. */
interface ErrorBody {
  readonly code?: ErrorCode;
  readonly errorCode?: number;
  readonly reason?: ErrorReason;
  readonly details?: readonly ErrorDetail[];
  readonly explanation?: string;
  readonly requestId?: string | number;
  readonly retryAfterSeconds?: number;
  readonly facts?: unknown;
}

/** Returns a FacetError for a GraphQL or REST error response. */
export function errorFromResponse(message: string, body: ErrorBody, response: Response, data?: unknown): FacetError {
  const { errorCode, reason, details, explanation, requestId, facts } = body;
  const code = body.code ?? errorCodes[errorCode ?? 0];
  if (!code) return unreadable(response);
  return new FacetError(messageOf(code, body, message), {
    code,
    errorCode,
    reason,
    details,
    explanation,
    requestId: requestId === undefined ? undefined : String(requestId),
    retryAfter: body.retryAfterSeconds ?? retryAfterOf(response),
    status: response.status,
    facts,
    data,
  });
}

/** Returns the message of an error. Replaces an empty or generic message with the explanation. */
const messageOf = (code: ErrorCode, { reason, explanation }: ErrorBody, message: string): string =>
  `${code}${reason ? ` (${reason})` : ''}: ${message === '' || message === 'General Error' ? explanation : message}`;

export const unreadable = (response: Response, cause?: unknown): FacetError =>
  new FacetError(`${response.status} ${response.statusText}: not a response of a Facet server`.replace('  ', ' '), {
    code: 'UNREADABLE_ANSWER',
    explanation: 'The response is not from a Facet server. Check the address, and any proxy in between.',
    status: response.status,
    retryAfter: retryAfterOf(response),
    cause,
  });

export const unreachable = (message: string, cause?: unknown): FacetError =>
  new FacetError(message, {
    code: 'UNREACHABLE',
    explanation: 'The server could not be reached. Try again later.',
    cause,
  });

/** Parses the `Retry-After` header, which contains a number of seconds or a date. Returns seconds. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
