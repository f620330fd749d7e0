import { type AccessToken, parseAccessToken } from './access-token';
import { readImpersonation, storeImpersonation } from './impersonation';

const STORAGE_KEY = 'accessToken';

/** The token kept on this device, or for this tab alone; `null` when there is none or it has ended. */
export function readStoredToken(): AccessToken | null {
  const viewing = readImpersonation();
  const token = parseAccessToken(viewing === null ? localStorage.getItem(STORAGE_KEY) : viewing.token);
  return token !== null && token.expiresAt > Date.now() ? token : null;
}

/**
 * Keeps a token for this and every other tab; `null` forgets it. In a tab that shows the shop as somebody else sees it
 * `null` ends that alone: it never falls back to the administrator's own session by itself.
 */
export function storeToken(value: string | null): void {
  const viewing = readImpersonation();
  if (viewing !== null && value === null) {
    storeImpersonation({ ...viewing, token: null });
    return;
  }
  storeImpersonation(null);
  if (value === null) {
    localStorage.removeItem(STORAGE_KEY);
  } else {
    localStorage.setItem(STORAGE_KEY, value);
  }
}

/** Calls back when another tab signs in, refreshes or signs out. Returns the way to stop. */
export function watchStoredToken(callback: (token: AccessToken | null) => void): () => void {
  function onStorage(event: StorageEvent): void {
    // `key` is null when the other tab cleared the whole storage.
    const isOurs = event.key === STORAGE_KEY || event.key === null;
    // Of the administrator's own session this tab follows the end alone.
    const isFollowed = readImpersonation() === null || localStorage.getItem(STORAGE_KEY) === null;
    if (isOurs && isFollowed) {
      callback(readImpersonation() === null ? readStoredToken() : null);
    }
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
