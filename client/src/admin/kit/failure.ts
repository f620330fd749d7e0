import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import { toaster } from '../../ui/toaster';

/** Somebody deleted a record before it could be changed. */
export class RecordGone extends Error {
  constructor(what: string) {
    super(`${what} has been deleted in the meantime.`);
    this.name = 'RecordGone';
  }
}

/** The server's messages read on after the name of an input; a notice says them on their own. */
function asSentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What went wrong, in words: what the server found wrong with each input, else the error's own text. */
export function failureReason(error: unknown): string {
  if (error instanceof RecordGone) {
    return error.message;
  }
  const apiError = apiErrorOf(error);
  if (apiError === null) {
    return errorText(error);
  }
  if (apiError.details.length > 0) {
    return apiError.details.map(({ message }) => asSentence(message)).join(' ');
  }
  return apiError.code === 'INTERNAL_ERROR' && apiError.requestId !== null
    ? `${errorText(error)} (request ${apiError.requestId})`
    : errorText(error);
}

/** The notices of the back office when something fails, word for word as the specification has them. */
export type FailureNotice =
  | 'Error adding a diamond'
  | 'Error adding user access'
  | 'Error adding user markup'
  | 'Error changing diamond status'
  | 'Error changing order status'
  | 'Error changing user block status'
  | 'Error changing user role'
  | 'Error changing user status'
  | 'Error deleting user'
  | 'Error deleting user access'
  | 'Error deleting user markup'
  | 'Error fetching diamonds'
  | 'Error fetching orders'
  | 'Error fetching users'
  | 'Error highlighting diamond'
  | 'Error importing file'
  | 'Error updating agent domain'
  | 'Error updating agent logo'
  | 'Error updating agent primary color'
  | 'Error updating diamond';

/** Says that something failed, and why. The same failure twice is one notice. */
export function announceFailure(notice: FailureNotice, error: unknown): void {
  const description = failureReason(error);
  if (toaster.isVisible(notice)) {
    toaster.update(notice, { description });
  } else {
    toaster.error({ id: notice, title: notice, description });
  }
}

/** Does something on the server; says so and resolves to `false` when that fails. */
export async function attempt(notice: FailureNotice, act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    announceFailure(notice, error);
    return false;
  }
}
