import { apiErrorOf } from './api-error';

/** Returns true if the server rejected a change because the record was changed in the meantime. */
export const isStale = (error: unknown): boolean => apiErrorOf(error)?.reason === 'STALE_VERSION';

/**
 * Makes a change from the version on the screen. If the record was changed in the meantime, it is fetched again, and
 * the next attempt starts from the new version. Rejects as `change` does.
 */
export async function refetchWhenStale<T>(change: () => Promise<T>, readAgain: () => Promise<unknown>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isStale(error)) {
      await readAgain();
    }
    throw error;
  }
}
