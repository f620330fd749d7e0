import { type ErrorCode, errorCatalogue } from './catalogue.ts';

interface Reason {
  readonly explanation: string;
  /** Error code that the reason belongs to. Default: INVALID_REQUEST. */
  readonly code?: ErrorCode;
  /** HTTP status, if it differs from that of the error code. */
  readonly status?: number;
  /** Seconds after which a retry may succeed. Omitted if a retry cannot help. */
  readonly retryAfterSeconds?: number;
}

const reasons = {
  VALIDATION_FAILED: { explanation: 'Some values are invalid. Correct them and send the request again.' },
  NOT_FOR_SALE: {
    ...{ code: 'ITEM_NOT_FOUND', status: 409 },
    explanation: 'This item is not available. Remove it to order the rest.',
  },
  STALE_VERSION: {
    status: 409,
    explanation: 'Another user has changed this record since you opened it. Reload it and repeat your change.',
  },
  PRICE_CHANGED: {
    status: 409,
    explanation: 'The price has changed. Check the new price and send the order again if you accept it.',
  },
  RATE_LIMITED: {
    ...{ status: 429, retryAfterSeconds: 60 },
    explanation: 'Too many attempts. Wait a few minutes, then try again.',
  },
  COST_EXCEEDED: {
    explanation:
      'The request costs more than the limit for one request. Request fewer items or fields, or split it into several requests.',
  },
  BUDGET_EXCEEDED: {
    ...{ status: 429, retryAfterSeconds: 1 },
    explanation: 'Your requests have exceeded the budget. Wait a moment and try again.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    explanation: 'This address does not support the request’s method. The header Allow lists the supported methods.',
  },
  TOO_LARGE: { status: 413, explanation: 'The request is too large. Send less data or a smaller file.' },
  TOO_DEEP: { explanation: 'The request is nested too deeply. Flatten it, or split it.' },
  TOO_MANY_ALIASES: {
    explanation: 'The operation uses too many aliases. Split it into several operations.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 409,
    explanation: 'This idempotency key was used for another request. Send this request with a new key.',
  },
  CURSOR_EXPIRED: {
    status: 410,
    explanation: 'This cursor has expired. Start again without a cursor, and replace your copy.',
  },
  CURSOR_MISMATCH: {
    status: 409,
    explanation:
      'This cursor belongs to another query or another account. Send a cursor only with the query that returned it.',
  },
  TRY_AGAIN: {
    ...{ status: 409, retryAfterSeconds: 1 },
    explanation: 'Another request is changing this record. Nothing was changed. Try again in a moment.',
  },
  UNAVAILABLE: {
    ...{ code: 'INTERNAL_ERROR', status: 503, retryAfterSeconds: 2 },
    explanation: 'The server is very busy. Try again in a moment.',
  },
  MAINTENANCE: {
    ...{ status: 503, retryAfterSeconds: 60 },
    explanation: 'The site is closed for maintenance. Try again later.',
  },
  READ_ONLY: {
    code: 'FORBIDDEN',
    explanation: 'You are viewing the shop as another user. You can view everything but change nothing.',
  },
  TOO_MANY_HOLDS: {
    status: 409,
    explanation: 'You have reached the limit of items on hold. Order or release some of them first.',
  },
  HELD_BEFORE: {
    status: 409,
    explanation: 'You had this item on hold recently. Order it, or hold it again later.',
  },
  NOT_SIGNED_IN: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'You are not signed in, or your session has ended. Sign in and try again.',
  },
  TOKEN_INVALID: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'The access token is not valid. Sign in again.',
  },
  TOKEN_EXPIRED: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'Your session has expired. Sign in again.',
  },
  TOKEN_REVOKED: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation:
      'Your session has ended: your account, password or role has changed since you signed in. Sign in again.',
  },
  LINK_EXPIRED: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'This link has expired. Request the file again on the page where you got the link.',
  },
  KEY_INVALID: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'This API key is not valid. Check that it is complete, or ask its owner for the current one.',
  },
  KEY_REVOKED: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'The API key has been revoked. Its owner can create a new one.',
  },
  KEY_ROTATED: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'The API key has been rotated, and this is the old secret. Use the new one.',
  },
  KEY_EXPIRED: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'The API key has expired. Its owner can extend it.',
  },
  KEY_ADDRESS: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'The API key may not be used from this IP address. Its owner can allow the address.',
  },
  OWNER_BLOCKED: {
    ...{ code: 'FORBIDDEN', status: 401 },
    explanation: 'The account of the API key’s owner is blocked or not approved.',
  },
  SCOPE_MISSING: {
    code: 'FORBIDDEN',
    explanation: 'The API key lacks the required scope. Its owner can add the scope, or use another key.',
  },
  TEST_KEY: {
    code: 'FORBIDDEN',
    explanation: 'Test keys cannot do this, because they make no permanent changes. Use a live key of the account.',
  },
  TEST_KEY_NEEDED: {
    code: 'FORBIDDEN',
    explanation: 'Only test keys can use this. The account’s owner can create one.',
  },
  CONFIRMATION_NEEDED: {
    explanation:
      'The file would remove a large part of the stock. Check the numbers, then confirm how many items to remove.',
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type ErrorReason = keyof typeof reasons;

/** All error reasons, keyed by the name that clients receive. */
export const errorReasons: Readonly<Record<ErrorReason, Reason>> = reasons;

/** Returns whether a value is the name of a reason. */
export const isReason = (name: unknown): name is ErrorReason =>
  typeof name === 'string' && Object.hasOwn(reasons, name);

const names: readonly ErrorReason[] = Object.keys(reasons).filter(isReason);

/** Returns the error code that a reason belongs to. */
export const codeOf = (reason: ErrorReason): ErrorCode => errorReasons[reason].code ?? 'INVALID_REQUEST';

/** Returns the reasons that belong to an error code. */
export const reasonsOf = (code: ErrorCode): readonly ErrorReason[] => names.filter((reason) => codeOf(reason) === code);

/** Returns the default HTTP status of an error. */
export const statusOf = (code: ErrorCode, reason?: ErrorReason): number =>
  (reason && errorReasons[reason].status) ?? errorCatalogue[code].status;
