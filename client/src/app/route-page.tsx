import { type ComponentType, type LazyExoticComponent, Suspense } from 'react';
import { PageSpinner } from '../ui/page-spinner';
import { PageTitle } from './page-title';
import { Protected } from './protected';
import type { AppRoute } from './routes';

interface RoutePageProps {
  readonly route: AppRoute;
  /** The route's page, made lazy once. */
  readonly page: LazyExoticComponent<ComponentType>;
}

/** A route's page: its title, its rights, its chunk when it is needed. */
export function RoutePage({ route, page: Page }: RoutePageProps) {
  return (
    <Protected access={route.access}>
      <PageTitle title={route.title} />
      <Suspense fallback={<PageSpinner />}>
        <Page />
      </Suspense>
    </Protected>
  );
}
