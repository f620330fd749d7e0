import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { errorCatalogue, generalError } from '../kernel/errors/catalogue.ts';
import { AppError } from '../kernel/errors/errors.ts';
import { explain } from '../kernel/errors/explanations.ts';
import { isReason } from '../kernel/errors/reasons.ts';
import { databaseFault } from '../platform/database/database-fault.ts';

/** Apollo Server's codes for errors caused by the caller. */
const requestFaults = new Set(['BAD_USER_INPUT', 'PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** All other errors caused by the caller have an HTTP status, some without a code. */
const isRequestFault = (error: unknown): boolean => {
  if (!(error instanceof GraphQLError)) return false;
  const status: unknown = Object(error.extensions.http).status;
  return (
    requestFaults.has(String(error.extensions.code)) || (typeof status === 'number' && status >= 400 && status < 500)
  );
};

/** This parser error can be recognized only by its message. */
const tooManyTokens = /Document contains more tha[nt] \d+ tokens/;

/** Returns the original error of a resolver or plugin, which Apollo or graphql-js has wrapped. */
export const unwrapError = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/** Returns the `AppError` that was thrown. Null for server errors and for Apollo's own errors. */
export function knownFault(error: unknown): AppError | null {
  const thrown = unwrapError(error);
  return thrown instanceof AppError ? thrown : databaseFault(thrown);
}

/**
 * Formats an error. Its `extensions` contain the code, errorCode, reason and details. Server errors become
 * INTERNAL_ERROR without details. Errors in the document have locations. Resolver errors have a path but no
 * locations, because compiled operations have none.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const requestId = extensions?.requestId;
  const at = path ? { path } : {};
  const fault = knownFault(error);
  if (fault) {
    // Plugins' own messages are returned unchanged, but the text of a database error is hidden.
    const isWorded = unwrapError(error) === fault && message !== generalError;
    const text = isWorded ? message : fault.graphqlMessage;
    const { code, errorCode, explanation, reason, details, retryAfterSeconds, facts } = fault;
    return {
      message: text,
      ...at,
      extensions: { code, errorCode, explanation, reason, details, retryAfterSeconds, facts, requestId },
    };
  }
  if (isRequestFault(error)) {
    const { errorCode } = errorCatalogue.INVALID_REQUEST;
    const namedReason = isReason(extensions?.reason) ? extensions.reason : 'VALIDATION_FAILED';
    const reason = tooManyTokens.test(message) ? 'TOO_LARGE' : namedReason;
    const explanation =
      extensions?.code === 'PERSISTED_QUERY_NOT_FOUND'
        ? 'The server has no query with this hash. Send the query text together with the hash.'
        : reason === 'VALIDATION_FAILED'
          ? 'The operation does not match the schema. The message contains the position and the reason.'
          : explain({ code: 'INVALID_REQUEST', reason });
    return {
      message,
      ...(locations && { locations }),
      ...at,
      extensions: { code: 'INVALID_REQUEST', errorCode, explanation, reason },
    };
  }
  const { errorCode } = errorCatalogue.INTERNAL_ERROR;
  const explanation = explain({ code: 'INTERNAL_ERROR' });
  return {
    message: explanation,
    ...at,
    extensions: { code: 'INTERNAL_ERROR', errorCode, explanation },
  };
}
