import { lazy } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import type { AppRoute } from '../site/app-route';
import { PublicLayout } from './layouts/public-layout';
import { lazyWithData } from './lazy-with-data';
import { Root } from './root';
import { RouteBoundary } from './route-error';
import { RoutePage } from './route-page';
import { bareRoutes, notFoundRoute, publicRoutes } from './routes';

function toRouteObject(route: AppRoute): RouteObject {
  const page = route.isWithoutData ? lazy(route.page) : lazyWithData(route.page);
  return {
    path: route.path,
    // Its own key: a new page shows its spinner instead of leaving the former page standing.
    element: (
      <RouteBoundary key={route.path}>
        <RoutePage route={route} page={page} />
      </RouteBoundary>
    ),
  };
}

const routes: RouteObject[] = [
  {
    element: (
      <RouteBoundary>
        <Root />
      </RouteBoundary>
    ),
    children: [
      {
        element: <PublicLayout />,
        children: [...publicRoutes, notFoundRoute].map(toRouteObject),
      },
      ...bareRoutes.map(toRouteObject),
    ],
  },
];

/** The page of the address, by the table of routes. */
export function Routes() {
  return useRoutes(routes);
}
