import { Container } from '@chakra-ui/react';
import { lazy, type ReactNode, useEffect } from 'react';
import { type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import type { AppRoute } from '../site/app-route';
import { ErrorBoundary } from '../site/error-boundary';
import { useIsOnline } from '../ui/browser/use-is-online';
import { ErrorState } from '../ui/error-state';
import { PublicLayout } from './layouts/public-layout';
import { lazyWithData } from './lazy-with-data';
import { Root } from './root';
import { RoutePage } from './route-page';
import { bareRoutes, notFoundRoute, publicRoutes } from './routes';

const reload = () => window.location.reload();

/** Error page shown if a page throws an error or its chunk cannot be loaded. */
function RouteError() {
  const isOnline = useIsOnline();

  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);

  return (
    <Container py="12">
      <title>Error</title>
      {isOnline ? (
        <ErrorState
          title="This page could not be shown"
          description="Your cart, wishlist and filters are saved. Check your connection and try again."
          onRetry={reload}
        />
      ) : (
        <ErrorState
          title="No connection"
          description="Your cart, wishlist and filters are saved. The page opens when you are back online."
          onRetry={reload}
        />
      )}
    </Container>
  );
}

interface RouteBoundaryProps {
  readonly children: ReactNode;
}

/** Error boundary for a page. It is reset on navigation. */
function RouteBoundary({ children }: RouteBoundaryProps) {
  return (
    <ErrorBoundary fallback={<RouteError />} attempt={useLocation()}>
      {children}
    </ErrorBoundary>
  );
}

function toRouteObject(route: AppRoute): RouteObject {
  const page = route.isWithoutData ? lazy(route.page) : lazyWithData(route.page);
  return {
    path: route.path,
    // The key makes React show the new page's spinner instead of the old page.
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

/** Renders the page that matches the URL. */
export function Routes() {
  return useRoutes(routes);
}
