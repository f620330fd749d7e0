import type { AppRoute } from '../../site/app-route';

/** What is shown in place of everything while the house is closed. */
export const maintenanceRoute: AppRoute = {
  path: '/maintenance',
  title: 'Maintenance',
  access: 'public',
  isWithoutData: true,
  page: () => import('./maintenance/maintenance-page'),
};
