import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onUnavailable } from '../graphql/fetch-query';
import { isFramed } from './preview/preview-frame';
import { maintenanceSchema, type SiteData, siteData } from './site';

/** Whether the shop is closed for work on it, and what it says meanwhile. */
export type MaintenanceState = SiteData['maintenance'];

const open: MaintenanceState = { isEnabled: false, message: null };

const listeners = new Set<() => void>();
let state: MaintenanceState | null = null;
let asking: Promise<void> | null = null;

/** What the page said of it when it was sent, until something newer is known. The back office, which stays open, shows the open house in its frames. */
const current = (): MaintenanceState => {
  state ??= (isFramed ? null : siteData()?.maintenance) ?? open;
  return state;
};

function learn(newer: MaintenanceState): void {
  if (isFramed) {
    return;
  }
  const { isEnabled, message } = current();
  if (newer.isEnabled === isEnabled && newer.message === message) {
    return;
  }
  state = { isEnabled: newer.isEnabled, message: newer.message };
  for (const tell of listeners) {
    tell();
  }
}

/** Asks the server, once at a time. Without an answer nothing is new. */
export function askForMaintenance(): Promise<void> {
  asking ??= fetch('/api/site/maintenance')
    .then((answer) => answer.json())
    .then((answer) => learn(v.parse(maintenanceSchema, answer)))
    .catch(() => undefined)
    .finally(() => {
      asking = null;
    });
  return asking;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const ignore = onUnavailable(() => void askForMaintenance());
  return () => {
    listeners.delete(listener);
    ignore();
  };
}

/** Whether the shop is closed, as of the last path change and of the last answer that said so. */
export function useMaintenance(): MaintenanceState {
  return useSyncExternalStore(subscribe, current);
}
