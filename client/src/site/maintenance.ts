import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onUnavailable } from '../graphql/fetch-query';
import { isFramed } from './preview/preview-frame';
import { maintenanceSchema, type SiteData, siteData } from './site';

/** Maintenance state and its message. */
export type MaintenanceState = SiteData['maintenance'];

const open: MaintenanceState = { isEnabled: false, message: null };

const listeners = new Set<() => void>();
let state: MaintenanceState | null = null;
let asking: Promise<void> | null = null;

/**
 * Returns the maintenance state: the one rendered into the page, or a newer one once it is fetched. Preview frames of
 * the back office always show the open shop.
 */
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

/** Fetches the maintenance state. Concurrent calls share one request. Failures are ignored. */
export function fetchMaintenance(): Promise<void> {
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
  const ignore = onUnavailable(() => void fetchMaintenance());
  return () => {
    listeners.delete(listener);
    ignore();
  };
}

/** Returns the latest known maintenance state. */
export function useMaintenance(): MaintenanceState {
  return useSyncExternalStore(subscribe, current);
}
