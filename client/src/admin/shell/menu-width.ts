import { useSyncExternalStore } from 'react';

const STORAGE_KEY = 'adminMenu';
const listeners = new Set<() => void>();

function isCollapsed(): boolean {
  return localStorage.getItem(STORAGE_KEY) === 'collapsed';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Folds the side menu to its icons or opens it, and keeps the choice on this device. */
export function setMenuCollapsed(collapsed: boolean): void {
  localStorage.setItem(STORAGE_KEY, collapsed ? 'collapsed' : 'open');
  for (const listener of listeners) {
    listener();
  }
}

/** Whether the side menu is folded to its icons. */
export function useMenuCollapsed(): boolean {
  return useSyncExternalStore(subscribe, isCollapsed);
}
