import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { PublicLayout } from './layouts/public-layout';
import { Root } from './root';
import { RouteError } from './route-error';
import { RoutePage } from './route-page';
import { type AppRoute, bareRoutes, notFoundRoute, publicRoutes } from './routes';

function toRouteObject(route: AppRoute): RouteObject {
  return { path: route.path, element: <RoutePage route={route} />, errorElement: <RouteError /> };
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
