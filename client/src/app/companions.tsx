import { useEffect } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { partOnDemand } from '../ui/on-demand';
import { Toaster } from '../ui/toasts';
import { watchForNewVersion } from './new-version';

const IDLE_TIMEOUT = 2_700_000;

/** Reloads the page after 45 minutes without input, so that no outdated prices are shown. */
function IdleReload() {
  useIdleTimer({ timeout: IDLE_TIMEOUT, throttle: 1000, onIdle: () => window.location.reload() });
  return null;
}

/** Live updates, while the page is visible. */
const Live = partOnDemand(
  () => import('./live/live'),
  () => null,
);

/** Background components of every page. */
export default function Companions() {
  useEffect(watchForNewVersion, []);
  return (
    <>
      <Toaster />
      <IdleReload />
      <Live />
    </>
  );
}
