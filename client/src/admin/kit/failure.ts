import { useEffect } from 'react';
import { apiErrorOf } from '../../graphql/api-error';
import { errorText } from '../../graphql/error-text';
import type { FailureNotice as DocumentedNotice } from '../../graphql/generated/failure-notices';
import type { StockNoun, StockPlural } from '../../graphql/generated/stock/kinds';
import { hasShownNotices, toaster } from '../../ui/toaster';

/** Error thrown if a record was deleted before it could be changed. */
export class RecordDeletedError extends Error {
  constructor(subject: string) {
    super(`${subject} has been deleted.`);
    this.name = 'RecordGone';
  }
}

/** Titles of error notices: the documented titles, and the titles for each stock type. */
export type FailureNotice =
  | DocumentedNotice
  | `Error adding ${'a' | 'an'} ${StockNoun}`
  | `Error changing ${StockNoun | StockPlural}`
  | `Error changing ${StockNoun} status`
  | `Error deleting ${StockNoun}`
  | `Error fetching ${StockPlural}`
  | `Error updating ${StockNoun}`;

/** Returns the server's explanation of an error. */
export function failureReason(error: unknown): string {
  if (error instanceof RecordDeletedError) {
    return error.message;
  }
  const apiError = apiErrorOf(error);
  return apiError?.code === 'INTERNAL_ERROR' && apiError.requestId !== null
    ? `${errorText(error)} (request ${apiError.requestId})`
    : errorText(error);
}

/** Notice IDs must not contain spaces. */
const idOf = (notice: FailureNotice): string => notice.replaceAll(' ', '-');

async function hide(id: string): Promise<void> {
  if (hasShownNotices()) {
    const { toasts } = await import('../../ui/toasts');
    toasts.dismiss(id);
  }
}

/** Dismisses the error notice of an action, after a later attempt has succeeded. */
export const withdrawFailure = (notice: FailureNotice): void => void hide(idOf(notice));

/** Shows a notice that an action failed, with the reason. If the action fails again, the notice is replaced. */
export function announceFailure(notice: FailureNotice, error: unknown): void {
  toaster.error({ id: idOf(notice), title: notice, description: failureReason(error) });
}

/** Shows a notice each time a query of the screen fails. */
export function useAnnouncedFailure(notice: FailureNotice, error: Error | undefined): void {
  useEffect(() => {
    if (error !== undefined) {
      announceFailure(notice, error);
      return () => withdrawFailure(notice);
    }
    return undefined;
  }, [error, notice]);
}

/** Runs a request. If it fails, shows a notice and resolves to false. */
export async function attempt(notice: FailureNotice, action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    withdrawFailure(notice);
    return true;
  } catch (error) {
    announceFailure(notice, error);
    return false;
  }
}

/** Submits a form. If this fails, shows a notice in addition to the errors next to the fields. */
export async function submitWithNotice<Result>(notice: FailureNotice, action: () => Promise<Result>): Promise<Result> {
  try {
    const result = await action();
    withdrawFailure(notice);
    return result;
  } catch (error) {
    announceFailure(notice, error);
    throw error;
  }
}
