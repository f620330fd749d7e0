import { useEffect } from 'react';
import { useIdleTimer } from 'react-idle-timer';
import { partOnDemand } from '../ui/on-demand';
import { Toaster } from '../ui/toasts';
import { watchForNewVersion } from './new-version';

const IDLE_TIMEOUT = 2_700_000;

/** Loads the page anew after 45 minutes in which nobody touched it, so that no old price stands there. */
function IdleReload() {
  useIdleTimer({ timeout: IDLE_TIMEOUT, throttle: 1000, onIdle: () => window.location.reload() });
  return null;
}

/** Hears of changes while somebody looks. */
const Live = partOnDemand(
  () => import('./live/live'),
  () => null,
);

/** What accompanies every page. */
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
