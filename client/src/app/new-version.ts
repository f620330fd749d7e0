import { pollWhileVisible } from '../ui/browser/poll-while-visible';
import { toaster } from '../ui/toaster';

/** How often a page that stays open looks for a newer version, in milliseconds. */
const LOOK_EVERY = 900_000;

/** Shown until dismissed, so that the user can finish typing before reloading. */
const AS_LONG_AS_IT_TAKES = 24 * 3_600_000;

function sayThatThereIsOne(): void {
  toaster.create({
    id: 'new-version',
    type: 'info',
    title: 'A new version is ready',
    description: 'Reload when it suits you. Your cart, wishlist and filters are kept.',
    duration: AS_LONG_AS_IT_TAKES,
    action: { label: 'Reload', onClick: () => window.location.reload() },
  });
}

/**
 * Registers the service worker, which caches the offline page only. A new worker means a new build. Returns a
 * function that stops watching.
 */
export function watchForNewVersion(): () => void {
  // Not there over plain HTTP; the development server has none.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    return () => undefined;
  }
  const { serviceWorker } = navigator;
  let hasWorker = serviceWorker.controller !== null;
  let stopLooking: () => void = () => undefined;
  const onWorker = () => {
    if (hasWorker) {
      sayThatThereIsOne();
    }
    hasWorker = true;
  };
  const start = async (): Promise<void> => {
    const registration = await serviceWorker.register('/sw.js');
    // Without a connection there is nothing newer.
    stopLooking = pollWhileVisible(LOOK_EVERY, () => void registration.update().catch(() => undefined));
  };
  serviceWorker.addEventListener('controllerchange', onWorker);
  // A browser that allows none has the shop without it.
  start().catch(() => undefined);
  return () => {
    stopLooking();
    serviceWorker.removeEventListener('controllerchange', onWorker);
  };
}
