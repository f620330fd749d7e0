import { type AccessToken, parseAccessToken } from './access-token';

const STORAGE_KEY = 'accessToken';

/** The token kept on this device, `null` when there is none or it has ended. */
export function readStoredToken(): AccessToken | null {
  const token = parseAccessToken(localStorage.getItem(STORAGE_KEY));
  return token !== null && token.expiresAt > Date.now() ? token : null;
}

/** Keeps a token for this and every other tab; `null` forgets it. */
export function storeToken(value: string | null): void {
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
    if (event.key === STORAGE_KEY || event.key === null) {
      callback(readStoredToken());
    }
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
