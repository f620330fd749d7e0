import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { errorCatalogue, generalError } from '../kernel/errors/catalogue.ts';
import { AppError } from '../kernel/errors/errors.ts';
import { explain } from '../kernel/errors/explanations.ts';
import { isReason } from '../kernel/errors/reasons.ts';
import { databaseFault } from '../platform/database/database-fault.ts';

/** Apollo's complaints about a request that say so by their code alone: all of them are the caller's to mend. */
const requestFaults = new Set(['BAD_USER_INPUT', 'PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** The others say so by the HTTP status that they ask for; of some it is all that they say. */
const isRequestFault = (error: unknown): boolean => {
  if (!(error instanceof GraphQLError)) return false;
  const status: unknown = Object(error.extensions.http).status;
  return (
    requestFaults.has(String(error.extensions.code)) || (typeof status === 'number' && status >= 400 && status < 500)
  );
};

/** The parser only words it. */
const tooManyTokens = /Document contains more tha[nt] \d+ tokens/;

/** What resolvers and plugins threw, where Apollo or graphql-js have wrapped it. */
export const thrownAs = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/** What was thrown as an error of the catalogue; null for a fault of this program and for Apollo's own complaints. */
export function knownFault(error: unknown): AppError | null {
  const thrown = thrownAs(error);
  return thrown instanceof AppError ? thrown : databaseFault(thrown);
}

/**
 * Every error in the catalogue's words: `extensions` carry code, errorCode, reason and details. What is not the caller's
 * doing becomes INTERNAL_ERROR and tells nothing. Only of a document that is refused it is told where: what resolvers
 * throw has its path, and compiled operations know of no places in the text.
 */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const requestId = extensions?.requestId;
  const at = path ? { path } : {};
  const known = knownFault(error);
  if (known) {
    // Plugins word their refusals themselves; the text of a database error is not shown.
    const isWorded = thrownAs(error) === known && message !== generalError;
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
        ? 'The server does not know the query of this hash. Send its text once more, with the hash.'
        : reason === 'VALIDATION_FAILED'
          ? 'The operation does not fit the schema. Its message says where and why.'
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
