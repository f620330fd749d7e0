import { useEffect, useEffectEvent, useState } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { useSession, useSessionStore } from '../../session/session-context';
import { loadDataLayer } from '../lazy-with-data';
import { bareRoutes, publicRoutes } from '../routes';
import { startLive } from './start-live';

/** Delay in milliseconds that lets the page load first. */
const START_DELAY_MS = 2_000;

const hasData = (pathname: string): boolean =>
  [...publicRoutes, ...bareRoutes].some(
    ({ path, isWithoutData = false }) => !isWithoutData && matchPath(path, pathname) !== null,
  );

/** Starts live updates. Rendered by the first page that shows live data. */
export default function Live() {
  const session = useSession();
  const store = useSessionStore();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isNeeded, setNeeded] = useState(false);
  const user = session.status === 'present' ? session.user : null;
  const isKnown = session.status === 'present' || session.status === 'absent';
  if (!isNeeded && isKnown && (user !== null || hasData(pathname))) {
    setNeeded(true);
  }
  const open = useEffectEvent((href: string) => void navigate(href));
  const viewer = user === null ? 'visitor' : `${user.id} ${user.role}`;
  const isAdministrator = user?.role === 'ADMINISTRATOR';

  useEffect(() => {
    if (!isNeeded || !isKnown) {
      return;
    }
    let stop: (() => void) | null = null;
    let isStopped = false;
    const start = async () => {
      const { apolloClientOf } = await loadDataLayer();
      if (!isStopped) {
        stop = startLive({ client: apolloClientOf(store), store, viewer, isAdministrator, open });
      }
    };
    // If the code cannot be loaded, the page gets no live updates until it is reloaded.
    const timer = setTimeout(() => void start().catch(() => undefined), START_DELAY_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [isNeeded, isKnown, store, viewer, isAdministrator]);
  return null;
}
