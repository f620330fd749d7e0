import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { PageSpinner } from '../ui/page-spinner';
import { adminScreens } from './screens';
import { AdminLayout } from './shell/admin-layout';
import { ScreenBoundary } from './shell/screen-boundary';
import { UnknownScreen } from './shell/unknown-screen';

/** The back office: its screens inside its own layout. Everything under `/admin` comes through here. */
export default function AdminApp() {
  const { pathname } = useLocation();
  return (
    <AdminLayout>
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
    </AdminLayout>
  );
}
