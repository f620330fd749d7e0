import { AdminLayout } from './shell/admin-layout';
import { ScreenRoutes } from './shell/screen-routes';

/** The back office: its screens inside its own layout. Everything under `/admin` comes through here. */
export default function AdminApp() {
  return (
    <AdminLayout>
      <ScreenRoutes />
    </AdminLayout>
  );
}
