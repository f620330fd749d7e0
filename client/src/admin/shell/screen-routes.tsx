import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { usePrefetchedPages } from '../../ui/browser/prefetch';
import { PageSpinner } from '../../ui/page-spinner';
import { adminScreens, movedScreens, screenHref } from '../screens';
import { ScreenBoundary } from './screen-boundary';
import { UnknownScreen } from './unknown-screen';

const screens = adminScreens.map(({ path, page }) => ({ path, Screen: lazy(page) }));
const prefetched = adminScreens.map(({ path, page }) => ({ path: screenHref(path), load: page }));

/** The screen of the address below `/admin`. */
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
