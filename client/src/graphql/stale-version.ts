import { apiErrorOf } from './api-error';

/** Whether a change was refused because somebody else was faster. */
export const isStale = (error: unknown): boolean => apiErrorOf(error)?.reason === 'STALE_VERSION';

/**
 * Makes a change from the version that is on the screen. Where somebody else was faster the record is read again: the
 * screen then shows what they did, and another try is made from that. Rejects as `change` does.
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
