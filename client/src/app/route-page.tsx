import { lazy, Suspense, useMemo } from 'react';
import { PageSpinner } from '../ui/page-spinner';
import { PageTitle } from './page-title';
import { Protected } from './protected';
import type { AppRoute } from './routes';

interface RoutePageProps {
  readonly route: AppRoute;
}

/** A route's page: its title, its rights, its chunk when it is needed. */
export function RoutePage({ route }: RoutePageProps) {
  const Page = useMemo(() => lazy(route.page), [route]);
  return (
    <Protected access={route.access}>
      <PageTitle title={route.title} />
      <Suspense fallback={<PageSpinner />}>
        <Page />
      </Suspense>
    </Protected>
  );
}
