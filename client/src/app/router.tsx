import { lazy } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { AppRoute } from '../site/app-route';
import { PublicLayout } from './layouts/public-layout';
import { lazyWithData } from './lazy-with-data';
import { Root } from './root';
import { RouteError } from './route-error';
import { RoutePage } from './route-page';
import { bareRoutes, notFoundRoute, publicRoutes } from './routes';

function toRouteObject(route: AppRoute): RouteObject {
  const page = route.isWithoutData ? lazy(route.page) : lazyWithData(route.page);
  return {
    path: route.path,
    // Its own key: a new page shows its spinner instead of leaving the former page standing.
    element: <RoutePage key={route.path} route={route} page={page} />,
    errorElement: <RouteError />,
  };
}

/** The router over the table of routes. */
export function createRouter() {
  return createBrowserRouter([
    {
      element: <Root />,
      errorElement: <RouteError />,
      children: [
        {
          element: <PublicLayout />,
          children: [...publicRoutes, notFoundRoute].map(toRouteObject),
        },
        ...bareRoutes.map(toRouteObject),
      ],
    },
  ]);
}
