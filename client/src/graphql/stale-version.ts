import { apiErrorOf } from './api-error';

/** Returns true if the server rejected a change because the record was changed in the meantime. */
export const isStale = (error: unknown): boolean => apiErrorOf(error)?.reason === 'STALE_VERSION';

/**
 * Runs a change based on the version on the screen. If the record was changed in the meantime, refetches it, so that
 * the next attempt uses the new version. Rejects as `change` does.
 */
export async function refetchWhenStale<T>(change: () => Promise<T>, refetch: () => Promise<unknown>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isStale(error)) {
      await refetch();
    }
    throw error;
  }
}
