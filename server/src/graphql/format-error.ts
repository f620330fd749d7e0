import { GraphQLError, type GraphQLFormattedError } from 'graphql';
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

/** The parser only words it. */
const tooManyTokens = /Document contains more tha[nt] \d+ tokens/;

/** What resolvers and plugins threw, where Apollo or graphql-js have wrapped it. */
export const thrownAs = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/**
 * Every error in the catalogue's words: `extensions` carry code, errorCode, reason and details. What is not the caller's
 * doing becomes INTERNAL_ERROR and tells nothing. Only of a document that is refused it is told where: what resolvers
 * throw has its path, and compiled operations know of no places in the text.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const original = thrownAs(error);
  if (original instanceof AppError) {
    const { code, errorCode, reason, details, retryAfterSeconds, facts } = original;
    return { message, path, extensions: { code, errorCode, reason, details, retryAfterSeconds, facts } };
  }
  if (requestFaults.has(String(extensions?.code))) {
    const { errorCode } = errorCatalogue.INVALID_REQUEST;
    const reason = tooManyTokens.test(message) ? 'TOO_LARGE' : (extensions?.reason ?? 'VALIDATION_FAILED');
    return { message, locations, path, extensions: { code: 'INVALID_REQUEST', errorCode, reason } };
  }
  const { errorCode } = errorCatalogue.INTERNAL_ERROR;
  return { message: errorText('INTERNAL_ERROR'), path, extensions: { code: 'INTERNAL_ERROR', errorCode } };
}
