import { type ComponentType, type LazyExoticComponent, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { AppRoute } from '../site/app-route';
import { OwnPageTitle } from '../site/page-title';
import { useSiteSettings } from '../site/site';
import NotFoundPage from '../storefront/not-found-page';
import { PageSpinner } from '../ui/page-spinner';
import { PageTitle } from './page-title';
import { Protected } from './protected';

interface RoutePageProps {
  readonly route: AppRoute;
  /** The route's page, made lazy once. */
  readonly page: LazyExoticComponent<ComponentType>;
}

/** A route's page: its title, its rights, its chunk when it is needed. */
export function RoutePage({ route, page: Page }: RoutePageProps) {
  const parameters = useParams();
  const domain = useSiteSettings()?.domainLayout.domain ?? null;
  const isElsewhere = route.isOfHouse === true && domain !== null;
  const [own, setOwn] = useState<string | null>(null);
  return (
    <Protected access={route.access}>
      <PageTitle title={own ?? (typeof route.title === 'string' ? route.title : route.title(parameters))} />
      <Suspense fallback={<PageSpinner />}>
        <OwnPageTitle value={setOwn}>{isElsewhere ? <NotFoundPage /> : <Page />}</OwnPageTitle>
      </Suspense>
    </Protected>
  );
}
