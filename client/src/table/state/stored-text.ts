import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Values that could not be stored, because the storage is full or forbidden. They last until the tab is closed. */
const memoryFallback = new Map<string, string>();

/** Returns a text stored in this browser, or null. */
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

/** Stores a text in this browser. If that fails, the text stays in memory until the tab is closed. */
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

/** Returns a stored text and its setter, synchronized across tabs. */
export function useStoredText(key: string): [string | null, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readStoredText(key));
  const setText = useCallback((next: string) => storeText(key, next), [key]);
  return [text, setText];
}
