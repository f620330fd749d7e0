import { apiErrorOf } from './api-error';

/** Returns true if the server rejected a change because the record had been changed in the meantime. */
export const isStale = (error: unknown): boolean => apiErrorOf(error)?.reason === 'STALE_VERSION';

/**
 * Runs a change that is based on the version on the screen. After a version conflict, refetches the record, so that
 * the next attempt uses the new version. Rejects like `change`.
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
