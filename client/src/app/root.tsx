import { Box, Container } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readImpersonation } from '../session/impersonation';
import { useCurrentUser, useSession, useSessionStore } from '../session/session-context';
import type { AppRoute } from '../site/app-route';
import { askForMaintenance, useMaintenance } from '../site/maintenance';
import { useSiteSettings } from '../site/site';
import { applyPrimaryColor } from '../theme/primary-color';
import { pollWhileVisible } from '../ui/browser/poll-while-visible';
import { usePrefetchedPages } from '../ui/browser/prefetch';
import { useIsOnline } from '../ui/browser/use-is-online';
import { ErrorState } from '../ui/error-state';
import { partOnDemand } from '../ui/on-demand';
import { LastNavigation, type Navigation, navigationNow } from '../ui/page-heading';
import { PageSpinner } from '../ui/page-spinner';
import { noticesWanted, onNotice } from '../ui/toaster';
import { usePathChanges } from './analytics/use-path-changes';
import { loadDataLayer } from './lazy-with-data';
import { maintenanceTurn } from './maintenance/maintenance-turn';
import { bareRoutes, publicRoutes } from './routes';

/** Interval of maintenance checks, in milliseconds. */
const ASK_AGAIN = 20_000;

interface MaintenanceGateProps {
  readonly children: ReactNode;
}

/** Redirects to the maintenance page during maintenance, and back when it ends. */
function MaintenanceGate({ children }: MaintenanceGateProps) {
  const { isEnabled } = useMaintenance();
  const here = useLocation();
  const { status } = useSession();
  const store = useSessionStore();
  const [wasEnabled, setWasEnabled] = useState(isEnabled);
  if (isEnabled && !wasEnabled) {
    setWasEnabled(true);
  }

  useEffect(() => (isEnabled ? pollWhileVisible(ASK_AGAIN, () => void askForMaintenance()) : undefined), [isEnabled]);

  useEffect(() => {
    // The session could not be restored during maintenance.
    if (wasEnabled && !isEnabled && status === 'unreachable') {
      void store.restore();
    }
  }, [wasEnabled, isEnabled, status, store]);

  const turn = maintenanceTurn(isEnabled, here, wasEnabled);
  return turn === null ? children : <Navigate to={turn.to} state={turn.state} replace />;
}

/** In milliseconds. Without input, more urgent code is loaded first. */
const AT_THE_LATEST = 8_000;

const Companions = lazy(() => import('./companions'));

/** Loads background components with the first input, the first notice, or after some seconds. They stay mounted. */
function AfterStart() {
  const hasNotices = useSyncExternalStore(onNotice, noticesWanted);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const start = () => setDue(true);
    const timer = setTimeout(start, AT_THE_LATEST);
    window.addEventListener('pointerdown', start, { once: true });
    window.addEventListener('keydown', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', start);
      window.removeEventListener('keydown', start);
    };
  }, []);

  return <Suspense fallback={null}>{(isDue || hasNotices) && <Companions />}</Suspense>;
}

/** Paints the page in the user's own colour, else in the domain's. */
function PrimaryColor() {
  const user = useCurrentUser();
  const settings = useSiteSettings();
  const color = user?.primaryColor ?? settings?.domainLayout.primaryColor;

  useEffect(() => {
    if (color !== undefined) {
      void applyPrimaryColor(color);
    }
  }, [color]);

  return null;
}

/** Shown while the device is offline. */
function OfflineBar() {
  const isOnline = useIsOnline();
  return (
    <Box role="status">
      {!isOnline && (
        <Box bg="warn.subtle" color="fg" textStyle="md" borderBottomWidth="1px">
          <Container py="2">No connection. Prices and stock may be out of date.</Container>
        </Box>
      )}
    </Box>
  );
}

/** Loaded during impersonation only. */
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
    // The session is restored after the maintenance; the maintenance page is public.
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
