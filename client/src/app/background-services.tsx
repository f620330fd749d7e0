import { useEffect } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { pollWhileVisible } from '../ui/browser/poll-while-visible';
import { partOnDemand } from '../ui/on-demand';
import { toaster } from '../ui/toaster';
import { Toaster } from '../ui/toasts';

/** Interval between checks for a new version, in milliseconds. */
const VERSION_CHECK_INTERVAL = 900_000;

/**
 * Display time of the notice, in milliseconds. It is so long that the notice stays until the user dismisses it. The
 * user can therefore finish typing before reloading.
 */
const NOTICE_DURATION = 24 * 3_600_000;

function announceNewVersion(): void {
  toaster.create({
    id: 'new-version',
    type: 'info',
    title: 'A new version is ready',
    description: 'Reload when it suits you. Your cart, wishlist and filters are saved.',
    duration: NOTICE_DURATION,
    action: { label: 'Reload', onClick: () => window.location.reload() },
  });
}

/**
 * Registers the service worker, which caches only the offline page. A new worker means that there is a new build.
 * Returns a function that stops watching.
 */
function watchForNewVersion(): () => void {
  // Service workers require HTTPS, which the development server does not provide.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) {
    return () => undefined;
  }
  const { serviceWorker } = navigator;
  let hasController = serviceWorker.controller !== null;
  let stopChecking: () => void = () => undefined;
  const onWorker = () => {
    if (hasController) {
      announceNewVersion();
    }
    hasController = true;
  };
  const start = async (): Promise<void> => {
    const registration = await serviceWorker.register('/sw.js');
    // A failed check, for example while offline, is repeated at the next interval.
    stopChecking = pollWhileVisible(VERSION_CHECK_INTERVAL, () => void registration.update().catch(() => undefined));
  };
  serviceWorker.addEventListener('controllerchange', onWorker);
  // The shop works even in browsers that do not allow service workers.
  start().catch(() => undefined);
  return () => {
    stopChecking();
    serviceWorker.removeEventListener('controllerchange', onWorker);
  };
}

const IDLE_TIMEOUT = 2_700_000;

/** Reloads the page after 45 minutes without user input, so that it does not show outdated prices. */
function IdleReload() {
  useIdleTimer({ timeout: IDLE_TIMEOUT, throttle: 1000, onIdle: () => window.location.reload() });
  return null;
}

/** Live updates while the page is visible. */
const Live = partOnDemand(
  () => import('./live/live'),
  () => null,
);

/** Services that run in the background of every page. */
export default function BackgroundServices() {
  useEffect(watchForNewVersion, []);
  return (
    <>
      <Toaster />
      <IdleReload />
      <Live />
    </>
  );
}
