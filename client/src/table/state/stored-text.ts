import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** What this tab wrote while the browser would keep nothing (storage full or forbidden). */
const unkept = new Map<string, string>();

/** A text kept in this browser, `null` when there is none. */
export function readStoredText(key: string): string | null {
  const fallback = unkept.get(key);
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

/** Keeps a text in this browser; where that is not possible, until the tab is closed. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unkept.delete(key);
  } catch (error) {
    if (!(error instanceof DOMException)) {
      throw error;
    }
    unkept.set(key, text);
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

/** A text kept in this browser and its setter; changes in other tabs arrive. */
export function useStoredText(key: string): [string | null, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readStoredText(key));
  const keep = useCallback((next: string) => storeText(key, next), [key]);
  return [text, keep];
}
