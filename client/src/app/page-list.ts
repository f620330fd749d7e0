import { adminScreens, movedScreens, screenHref } from '../admin/screens';
import type { AppRoute } from '../site/app-route';
import { publicRoutes } from './routes';

type ListedRoute = Pick<AppRoute, 'path' | 'parameters' | 'isForSearch'>;

const screens: readonly ListedRoute[] = [...adminScreens, ...movedScreens].map(({ path }) => ({
  path: screenHref(path),
}));

/**
 * Every address that shows something. The build writes it down for the server, which answers 404 at any other one
 * (`client/build/page-list.ts`).
 */
export const pageList = [...publicRoutes, ...screens].map(({ path, parameters = {}, isForSearch = false }) => ({
  path,
  parameters,
  isForSearch,
}));
