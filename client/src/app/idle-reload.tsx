import { useIdleTimer } from 'react-idle-timer';

const IDLE_TIMEOUT = 2_700_000;

/** Loads the page anew after 45 minutes in which nobody touched it, so that no old price stands there. */
export function IdleReload() {
  useIdleTimer({ timeout: IDLE_TIMEOUT, throttle: 1000, onIdle: () => window.location.reload() });
  return null;
}
