import { adminScreens, movedScreens, screenHref } from '../admin/screens';
import type { AppRoute } from '../site/app-route';
import { pageDescriptions } from './page-descriptions';
import { bareRoutes, publicRoutes } from './routes';

type ListedRoute = Pick<AppRoute, 'path' | 'title' | 'parameters' | 'isForSearch' | 'isOfHouse'>;

const screens: readonly ListedRoute[] = [...adminScreens, ...movedScreens].map(({ path }) => ({
  path: screenHref(path),
  title: 'Admin',
}));

/** Titles by what a part of the address is, of a page whose title goes by that. */
function titlesOf({ title, parameters = {} }: ListedRoute): Readonly<Record<string, string>> {
  if (typeof title === 'string') return {};
  const values = Object.entries(parameters).flatMap(([name, all]) => all.map((value) => [name, value] as const));
  return Object.fromEntries(values.map(([name, value]) => [value, title({ [name]: value })]));
}

/** Pages that lead on to others of their own: what lies below is listed itself. */
const isOnePage = ({ path }: ListedRoute): boolean => !path.endsWith('*');

/**
 * Every address that shows something. The build writes it down for the server, which answers 404 at any other one, and
 * says what there is in the head of each page (`client/build/page-list.ts`).
 */
export const pageList = [...publicRoutes, ...bareRoutes.filter(isOnePage), ...screens].map((route) => {
  const { path, title, parameters = {}, isForSearch = false, isOfHouse = false } = route;
  return {
    path,
    title: typeof title === 'string' ? title : title({}),
    titles: titlesOf(route),
    description: pageDescriptions[path] ?? null,
    parameters,
    isForSearch,
    isOfHouse,
  };
});
