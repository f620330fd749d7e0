import { apiErrorOf } from './api-error';

/** Message of error codes without a documented text. */
const GENERAL_ERROR = 'General Error';

const NO_ANSWER = 'The server cannot be reached. Check your connection and try again.';

/** Returns the server's explanation of an error thrown by a GraphQL operation, to be shown to the user. */
export function errorText(error: unknown): string {
  const apiError = apiErrorOf(error);
  return apiError === null ? NO_ANSWER : (apiError.explanation ?? apiError.message);
}

/**
 * Returns the text to show above a form: the documented text of the error code, if it has one, followed by the
 * explanation.
 */
export function formErrorText(error: unknown): string {
  const message = apiErrorOf(error)?.message ?? GENERAL_ERROR;
  return message === GENERAL_ERROR ? errorText(error) : [...new Set([message, errorText(error)])].join('. ');
}
