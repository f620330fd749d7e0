import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { onUnavailable } from '../graphql/fetch-query';
import { isInFrame } from './preview/preview-frame';
import { maintenanceSchema, type SiteData, siteData } from './site';

/** State of maintenance mode, and its message. */
export type MaintenanceState = SiteData['maintenance'];

const open: MaintenanceState = { isEnabled: false, message: null };

const listeners = new Set<() => void>();
let state: MaintenanceState | null = null;
let pendingRequest: Promise<void> | null = null;

/**
 * Returns the maintenance state: the one rendered into the page, or a newer one once it has been fetched. Preview
 * iframes of the back office always show the open shop.
 */
const current = (): MaintenanceState => {
  state ??= (isInFrame ? null : siteData()?.maintenance) ?? open;
  return state;
};

function setMaintenance(newer: MaintenanceState): void {
  if (isInFrame) {
    return;
  }
  const { isEnabled, message } = current();
  if (newer.isEnabled === isEnabled && newer.message === message) {
    return;
  }
  state = { isEnabled: newer.isEnabled, message: newer.message };
  for (const listener of listeners) {
    listener();
  }
}

/** Fetches the maintenance state. Concurrent calls share one request. Ignores failures. */
export function fetchMaintenance(): Promise<void> {
  pendingRequest ??= fetch('/api/site/maintenance')
    .then((response) => response.json())
    .then((body) => setMaintenance(v.parse(maintenanceSchema, body)))
    .catch(() => undefined)
    .finally(() => {
      pendingRequest = null;
    });
  return pendingRequest;
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
