import { Box, Container } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readImpersonation } from '../session/impersonation';
import { useCurrentUser, useSession, useSessionStore } from '../session/session-context';
import type { AppRoute } from '../site/app-route';
import { fetchMaintenance, useMaintenance } from '../site/maintenance';
import { useSiteSettings } from '../site/site';
import { applyPrimaryColor } from '../theme/primary-color';
import { pollWhileVisible } from '../ui/browser/poll-while-visible';
import { usePrefetchedPages } from '../ui/browser/prefetch';
import { useIsOnline } from '../ui/browser/use-is-online';
import { ErrorState } from '../ui/error-state';
import { partOnDemand } from '../ui/on-demand';
import { LastNavigation, type Navigation, navigationNow } from '../ui/page-heading';
import { PageSpinner } from '../ui/page-spinner';
import { hasShownNotices, onNotice } from '../ui/toaster';
import { usePathChanges } from './analytics/use-path-changes';
import { loadDataLayer } from './lazy-with-data';
import { maintenanceRedirect } from './maintenance/maintenance-redirect';
import { bareRoutes, publicRoutes } from './routes';

/** Interval between maintenance checks, in milliseconds. */
const POLL_INTERVAL_MS = 20_000;

interface MaintenanceGateProps {
  readonly children: ReactNode;
}

/** Redirects to the maintenance page when maintenance starts, and back when it ends. */
function MaintenanceGate({ children }: MaintenanceGateProps) {
  const { isEnabled } = useMaintenance();
  const location = useLocation();
  const { status } = useSession();
  const store = useSessionStore();
  const [wasEnabled, setWasEnabled] = useState(isEnabled);
  if (isEnabled && !wasEnabled) {
    setWasEnabled(true);
  }

  useEffect(
    () => (isEnabled ? pollWhileVisible(POLL_INTERVAL_MS, () => void fetchMaintenance()) : undefined),
    [isEnabled],
  );

  useEffect(() => {
    // Restores the session now, because it could not be restored during maintenance.
    if (wasEnabled && !isEnabled && status === 'unreachable') {
      void store.restore();
    }
  }, [wasEnabled, isEnabled, status, store]);

  const redirect = maintenanceRedirect(isEnabled, location, wasEnabled);
  return redirect === null ? children : <Navigate to={redirect.to} state={redirect.state} replace />;
}

/**
 * Delay in milliseconds before background components are loaded without user input, so that more urgent code loads
 * first.
 */
const MAX_START_DELAY_MS = 8_000;

const BackgroundServices = lazy(() => import('./background-services'));

/** Loads the background components on the first input, on the first notice, or after a delay. They stay mounted. */
function AfterStart() {
  const hasNotices = useSyncExternalStore(onNotice, hasShownNotices);
  const [isDue, setDue] = useState(false);

  useEffect(() => {
    const start = () => setDue(true);
    const timer = setTimeout(start, MAX_START_DELAY_MS);
    window.addEventListener('pointerdown', start, { once: true });
    window.addEventListener('keydown', start, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', start);
      window.removeEventListener('keydown', start);
    };
  }, []);

  return <Suspense fallback={null}>{(isDue || hasNotices) && <BackgroundServices />}</Suspense>;
}

/** Applies the primary color of the user or, if there is none, of the domain. */
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

/** Bar shown while the device is offline. */
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

/** Loaded only during impersonation. */
const ImpersonationBar = partOnDemand(
  () => import('./impersonation-bar'),
  () => null,
);

/** Returns the last navigation; null if the first page is still open. */
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

/** Loaders for the code of each page by path. They include the data layer if the page needs it. */
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
    // The maintenance page is public, so the session is restored only after maintenance.
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

/** Root component of all pages. Renders a page once the session has been restored. */
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
