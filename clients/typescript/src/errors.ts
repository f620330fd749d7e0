import { type ErrorCode, type ErrorReason, errorCodes } from './generated/rest.ts';

/** One thing that is wrong with what was sent: where (`items.0.diamondId`), and what. */
export interface ErrorDetail {
  readonly path: string;
  readonly message: string;
}

/**
 * Codes of the house's catalogue, and two of this client: UNREACHABLE, when no answer came or it broke off, and
 * UNREADABLE_ANSWER, when it was none of this house's, such as the page of a proxy.
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

/** Everything that can go wrong with a request. Compare `code` and `reason`; show `explanation` to people. */
export class FacetError extends Error {
  override readonly name = 'FacetError';
  readonly code: FacetErrorCode;
  /** The number of the code in the catalogue; 0 for the client's own codes. */
  readonly errorCode: number;
  /** The finer case, such as NOT_FOR_SALE or STALE_VERSION. */
  readonly reason: ErrorReason | undefined;
  readonly details: readonly ErrorDetail[];
  /** What is the matter and what can be done about it, for people. Its words may change. */
  readonly explanation: string;
  /** Names the request in the logs of the house: tell it when you ask the house for help. */
  readonly requestId: string | undefined;
  /** Seconds after which to try again, where the house says so. */
  readonly retryAfter: number | undefined;
  /** The HTTP status; undefined where there was no answer. */
  readonly status: number | undefined;
  /** More about the case, for programs. */
  readonly facts: unknown;
  /** What was answered beside the error, where an operation asked for several things. */
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

  /** Whether the request has changed nothing, and will do when it is sent again a little later. */
  get isRefusedForNow(): boolean {
    return (
      this.reason === 'RATE_LIMITED' ||
      this.reason === 'TRY_AGAIN' ||
      this.reason === 'MAINTENANCE' ||
      this.status === 429
    );
  }

  /** Whether nobody knows if the request has done its work: the house, or the way to it, has failed. */
  get isUnsure(): boolean {
    return (
      this.code === 'UNREACHABLE' || (this.status !== undefined && this.status >= 500) || this.reason === 'UNAVAILABLE'
    );
  }
}

/** The members of an error, as GraphQL's `extensions` and the bodies of REST have them. */
interface ToldError {
  readonly code?: ErrorCode;
  readonly errorCode?: number;
  readonly reason?: ErrorReason;
  readonly details?: readonly ErrorDetail[];
  readonly explanation?: string;
  readonly requestId?: string | number;
  readonly retryAfterSeconds?: number;
  readonly facts?: unknown;
}

/** An error that the house has told, in a GraphQL answer or as the body of a REST call. */
export function toldError(message: string, told: ToldError, response: Response, data?: unknown): FacetError {
  const { errorCode, reason, details, explanation, requestId, facts } = told;
  const code = told.code ?? errorCodes[errorCode ?? 0];
  if (!code) return unreadable(response);
  return new FacetError(worded(code, told, message), {
    code,
    errorCode,
    reason,
    details,
    explanation,
    requestId: requestId === undefined ? undefined : String(requestId),
    retryAfter: told.retryAfterSeconds ?? retryAfterOf(response),
    status: response.status,
    facts,
    data,
  });
}

/** What logs say: the code and, where the documented text says nothing, the explanation. */
const worded = (code: ErrorCode, { reason, explanation }: ToldError, message: string): string =>
  `${code}${reason ? ` (${reason})` : ''}: ${message === '' || message === 'General Error' ? explanation : message}`;

export const unreadable = (response: Response, cause?: unknown): FacetError =>
  new FacetError(`${response.status} ${response.statusText}: not an answer of a house`.replace('  ', ' '), {
    code: 'UNREADABLE_ANSWER',
    explanation: 'The answer is not one of a house. Check the address, and what stands between.',
    status: response.status,
    retryAfter: retryAfterOf(response),
    cause,
  });

export const unreachable = (message: string, cause?: unknown): FacetError =>
  new FacetError(message, {
    code: 'UNREACHABLE',
    explanation: 'The house could not be reached. Try again later.',
    cause,
  });

/** Seconds of the header, which may also be a moment. */
function retryAfterOf({ headers }: Response): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
