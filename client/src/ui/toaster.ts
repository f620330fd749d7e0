import type { CreateToasterReturn } from '@chakra-ui/react';

type Notice = Parameters<CreateToasterReturn['create']>[0];
type TypedNotice = Omit<Notice, 'type'>;

const listeners = new Set<() => void>();
let isRequested = false;

async function show(notice: Notice): Promise<void> {
  isRequested = true;
  for (const listener of listeners) {
    listener();
  }
  const { toasts } = await import('./toasts');
  toasts.create(notice);
}

/**
 * Shows notices on top of the page. A notice replaces an earlier one with the same `id`. The component is loaded when
 * the first notice is shown.
 */
export const toaster = {
  create: (notice: Notice) => void show(notice),
  info: (notice: TypedNotice) => void show({ ...notice, type: 'info' }),
  success: (notice: TypedNotice) => void show({ ...notice, type: 'success' }),
  warning: (notice: TypedNotice) => void show({ ...notice, type: 'warning' }),
  error: (notice: TypedNotice) => void show({ ...notice, type: 'error' }),
};

/** Returns true once a notice has been shown. */
export const hasShownNotices = (): boolean => isRequested;

/** Subscribes to notices. Returns a function that unsubscribes. */
export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
