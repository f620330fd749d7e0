import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { readImpersonation } from '../session/impersonation';
import { useSession, useSessionStore } from '../session/session-context';
import type { AppRoute } from '../site/app-route';
import { useMaintenance } from '../site/maintenance';
import { usePrefetchedPages } from '../ui/browser/prefetch';
import { ErrorState } from '../ui/error-state';
import { partOnDemand } from '../ui/on-demand';
import { LastNavigation, type Navigation, navigationNow } from '../ui/page-heading';
import { PageSpinner } from '../ui/page-spinner';
import { AfterStart } from './after-start';
import { usePathChanges } from './analytics/use-path-changes';
import { loadDataLayer } from './lazy-with-data';
import { MaintenanceGate } from './maintenance/maintenance-gate';
import { OfflineBar } from './offline-bar';
import { PrimaryColor } from './primary-color';
import { bareRoutes, publicRoutes } from './routes';

/** Tabs of administrators who look through somebody's eyes have it. */
const ImpersonationBar = partOnDemand(
  () => import('./impersonation-bar'),
  () => null,
);

/** `null` until the first page has been left. */
function useLastNavigation(): Navigation | null {
  const { pathname } = useLocation();
  const [path, setPath] = useState(pathname);
  const [navigation, setNavigation] = useState<Navigation | null>(null);
  if (pathname !== path) {
    setPath(pathname);
    setNavigation(navigationNow());
  }
  return navigation;
}

/** Code of a page, with the data layer where it needs that. */
const prefetched = [...publicRoutes, ...bareRoutes].map(({ path, page, isWithoutData }: AppRoute) => ({
  path,
  load: () => (isWithoutData ? page() : Promise.all([loadDataLayer(), page()])),
}));

function Pages() {
  const session = useSession();
  const store = useSessionStore();
  const { isEnabled } = useMaintenance();
  const isUnreachable = session.status === 'unreachable';

  useEffect(() => {
    if (!isUnreachable) {
      return;
    }
    const restore = () => void store.restore();
    window.addEventListener('online', restore);
    return () => window.removeEventListener('online', restore);
  }, [isUnreachable, store]);

  if (isUnreachable && isEnabled) {
    // Nobody is told whose the session is before the shop opens again; what says so is for everybody.
    return <Outlet />;
  }
  switch (session.status) {
    case 'restoring':
      return <PageSpinner />;
    case 'unreachable':
      return (
        <ErrorState
          title="The server cannot be reached"
          description="You stay signed in. Check your connection and try again."
          onRetry={() => void store.restore()}
        />
      );
    case 'absent':
    case 'present':
      return <Outlet />;
  }
}

/** Around every page: nothing of them renders before the session has been restored. */
export function Root() {
  usePrefetchedPages(prefetched);
  usePathChanges();
  return (
    <LastNavigation value={useLastNavigation()}>
      <PrimaryColor />
      {readImpersonation() !== null && <ImpersonationBar />}
      <OfflineBar />
      <MaintenanceGate>
        <Pages />
      </MaintenanceGate>
      <AfterStart />
    </LastNavigation>
  );
}
