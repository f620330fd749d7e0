import { Text } from '@chakra-ui/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../site/error-boundary';
import { usePrefetchedPages } from '../../ui/browser/prefetch';
import { ErrorState } from '../../ui/error-state';
import { TextLink } from '../../ui/links';
import { PageSpinner } from '../../ui/page-spinner';
import { ScreenHeading } from '../kit/screen-heading';
import { adminScreens, movedScreens, screenHref } from '../screens';

/** Screen for an unknown path below `/admin`. */
function UnknownScreen() {
  return (
    <>
      <ScreenHeading title="Page not found" />
      <Text>
        The back office has no page with this URL. <TextLink to="/admin">Go to dashboard</TextLink>
      </Text>
    </>
  );
}

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Error boundary around a screen. If the screen throws, the menu stays usable. */
function ScreenBoundary({ children }: ScreenBoundaryProps) {
  return (
    <ErrorBoundary
      fallback={
        <ErrorState
          title="Could not show this page"
          description="Your saved changes are not affected. Reload the page or open another one."
          onRetry={() => window.location.reload()}
        />
      }
    >
      {children}
    </ErrorBoundary>
  );
}

const screens = adminScreens.map(({ path, page }) => ({ path, Screen: lazy(page) }));
const prefetched = adminScreens.map(({ path, page }) => ({ path: screenHref(path), load: page }));

/** Renders the screen of the current path below `/admin`. */
export function ScreenRoutes() {
  const { pathname } = useLocation();
  usePrefetchedPages(prefetched);
  return (
    <ScreenBoundary key={pathname}>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          {movedScreens.map(({ path, to }) => (
            <Route key={path} path={path} element={<Navigate to={screenHref(to)} replace />} />
          ))}
          <Route path="*" element={<UnknownScreen />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}
