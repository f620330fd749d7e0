import { pollWhileVisible } from '../ui/browser/poll-while-visible';
import { toaster } from '../ui/toaster';

/** How often a page that stays open looks for a newer version, in milliseconds. */
const LOOK_EVERY = 900_000;

/** Stays until somebody has seen it: it is theirs to say when they have finished what they are typing. */
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
 * Puts the service worker behind the page. It keeps the page that says that there
 * is no connection, and none of the shop; a newer one means that the shop has been built anew. Answers how to end that.
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
