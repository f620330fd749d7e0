import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { errorCatalogue, generalError } from '../kernel/errors/catalogue.ts';
import { AppError } from '../kernel/errors/errors.ts';
import { explain } from '../kernel/errors/explanations.ts';
import { isReason } from '../kernel/errors/reasons.ts';
import { databaseFault } from '../platform/database/database-fault.ts';

/** Apollo error codes that are faults of the caller. */
const requestFaults = new Set(['BAD_USER_INPUT', 'PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Other faults of the caller have an HTTP status, some without a code. */
const isRequestFault = (error: unknown): boolean => {
  if (!(error instanceof GraphQLError)) return false;
  const status: unknown = Object(error.extensions.http).status;
  return (
    requestFaults.has(String(error.extensions.code)) || (typeof status === 'number' && status >= 400 && status < 500)
  );
};

/** The parser reports this by its message only. */
const tooManyTokens = /Document contains more tha[nt] \d+ tokens/;

/** Returns the error of a resolver or plugin that Apollo or graphql-js has wrapped. */
export const unwrapError = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/** Returns the catalogue error that was thrown. Null for server faults and for Apollo's own errors. */
export function knownFault(error: unknown): AppError | null {
  const thrown = unwrapError(error);
  return thrown instanceof AppError ? thrown : databaseFault(thrown);
}

/**
 * Formats an error: `extensions` contain code, errorCode, reason and details. Faults of the server become
 * INTERNAL_ERROR without details. Only errors in the document have locations: errors of resolvers have a path, and
 * compiled operations have no locations.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const requestId = extensions?.requestId;
  const at = path ? { path } : {};
  const known = knownFault(error);
  if (known) {
    // Messages of plugins are passed on; the text of a database error is not shown.
    const isWorded = unwrapError(error) === known && message !== generalError;
    const text = isWorded ? message : known.graphqlMessage;
    const { code, errorCode, explanation, reason, details, retryAfterSeconds, facts } = known;
    return {
      message: text,
      ...at,
      extensions: { code, errorCode, explanation, reason, details, retryAfterSeconds, facts, requestId },
    };
  }
  if (isRequestFault(error)) {
    const { errorCode } = errorCatalogue.INVALID_REQUEST;
    const told = isReason(extensions?.reason) ? extensions.reason : 'VALIDATION_FAILED';
    const reason = tooManyTokens.test(message) ? 'TOO_LARGE' : told;
    const explanation =
      extensions?.code === 'PERSISTED_QUERY_NOT_FOUND'
        ? 'The server has no query with this hash. Send the query text together with the hash.'
        : reason === 'VALIDATION_FAILED'
          ? 'The operation does not match the schema. See the message for the position and the reason.'
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
