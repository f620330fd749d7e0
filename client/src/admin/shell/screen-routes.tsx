import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../../ui/page-spinner';
import { adminScreens } from '../screens';
import { ScreenBoundary } from './screen-boundary';
import { UnknownScreen } from './unknown-screen';

/** The screen of the address below `/admin`. */
export function ScreenRoutes() {
  const { pathname } = useLocation();
  return (
    <ScreenBoundary key={pathname}>
      <Suspense fallback={<PageSpinner />}>
        <Routes>
          {adminScreens.map(({ path, page: Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path="*" element={<UnknownScreen />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}
