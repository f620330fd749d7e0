import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { AppError, errorCatalogue, errorText } from '../kernel/errors.ts';

/** Apollo's own complaints about a request: all of them are the caller's to mend. */
const requestFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Every error in the catalogue's words: `extensions` carry code, errorCode, reason, details and the request's id. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  requestId: string,
  log: Logger,
): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const place = { locations: formatted.locations, path: formatted.path };
  if (original instanceof AppError) {
    const { code, errorCode, reason, details, retryAfterSeconds } = original;
    return {
      ...place,
      message: formatted.message,
      extensions: { code, errorCode, reason, details, retryAfterSeconds, requestId },
    };
  }
  const code = formatted.extensions?.code;
  if (typeof code === 'string' && requestFaults.has(code)) {
    const { errorCode } = errorCatalogue.INVALID_REQUEST;
    return {
      ...place,
      message: formatted.message,
      extensions: { code: 'INVALID_REQUEST', errorCode, reason: reasonOf(formatted), requestId },
    };
  }
  log.error({ err: original, requestId }, 'graphql failed');
  const { errorCode } = errorCatalogue.INTERNAL_ERROR;
  return {
    ...place,
    message: errorText('INTERNAL_ERROR'),
    extensions: { code: 'INTERNAL_ERROR', errorCode, requestId },
  };
}

/** The parser only words it. */
const tooManyTokens = /Document contains more tha[nt] \d+ tokens/;

const reasonOf = ({ message, extensions }: GraphQLFormattedError): unknown =>
  tooManyTokens.test(message) ? 'TOO_LARGE' : (extensions?.reason ?? 'VALIDATION_FAILED');
