import { type ComponentType, type LazyExoticComponent, Suspense, useCallback, useState } from 'react';
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

/** The titles that parts of the page give it, the last on top. */
function withTitle(
  before: ReadonlyMap<string, string>,
  part: string,
  title: string | null,
): ReadonlyMap<string, string> {
  if (title === null && !before.has(part)) {
    return before;
  }
  const titles = new Map(before);
  if (title === null) {
    titles.delete(part);
  } else {
    titles.set(part, title);
  }
  return titles;
}

/** A route's page: its title, its rights, its chunk when it is needed. */
export function RoutePage({ route, page: Page }: RoutePageProps) {
  const parameters = useParams();
  const domain = useSiteSettings()?.domainLayout.domain ?? null;
  const isElsewhere = route.isOfHouse === true && domain !== null;
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map());
  const tell = useCallback(
    (part: string, title: string | null) => setOwn((before) => withTitle(before, part, title)),
    [],
  );
  return (
    <Protected access={route.access}>
      {/* The recipe of containers reads it: also while the page is loading, so that the header does not move. */}
      {route.isWide && <i data-wide="" />}
      <PageTitle
        title={[...own.values()].at(-1) ?? (typeof route.title === 'string' ? route.title : route.title(parameters))}
      />
      <Suspense fallback={<PageSpinner />}>
        <OwnPageTitle value={tell}>{isElsewhere ? <NotFoundPage /> : <Page />}</OwnPageTitle>
      </Suspense>
    </Protected>
  );
}
