import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Values that could not be stored because local storage is full or blocked. They last until the tab is closed. */
const memoryFallback = new Map<string, string>();

/** Returns a string from local storage, or null if there is none. */
export function readStoredText(key: string): string | null {
  const fallback = memoryFallback.get(key);
  if (fallback !== undefined) {
    return fallback;
  }
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (error instanceof DOMException) {
      return null;
    }
    throw error;
  }
}

/** Writes a string to local storage. If that fails, the string stays in memory until the tab is closed. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memoryFallback.delete(key);
  } catch (error) {
    if (!(error instanceof DOMException)) {
      throw error;
    }
    memoryFallback.set(key, text);
  }
  for (const listener of listeners) {
    listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns a string from local storage and its setter. The value is synchronized across tabs. */
export function useStoredText(key: string): [string | null, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readStoredText(key));
  const setText = useCallback((next: string) => storeText(key, next), [key]);
  return [text, setText];
}
