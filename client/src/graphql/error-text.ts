import { apiErrorOf } from './api-error';

/** The documented text of every error that has none of its own. */
const GENERAL_ERROR = 'General Error';

const NO_ANSWER = 'The server cannot be reached. Check your connection and try again.';

/** What to show for anything that a GraphQL operation threw: the server's explanation. */
export function errorText(error: unknown): string {
  const apiError = apiErrorOf(error);
  return apiError === null ? NO_ANSWER : (apiError.explanation ?? apiError.message);
}

/** What to show above a form: the documented text as well, where the error has one of its own. */
export function formErrorText(error: unknown): string {
  const message = apiErrorOf(error)?.message ?? GENERAL_ERROR;
  return message === GENERAL_ERROR ? errorText(error) : [...new Set([message, errorText(error)])].join('. ');
}
