import { apiErrorOf } from './api-error';

/**
 * Makes a change from the version that is on the screen. Where somebody else was faster the record is read again: the
 * screen then shows what they did, and another try is made from that. Rejects as `change` does.
 */
export async function readAgainWhenStale<T>(change: () => Promise<T>, readAgain: () => Promise<unknown>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (apiErrorOf(error)?.reason === 'STALE_VERSION') {
      await readAgain();
    }
    throw error;
  }
}
