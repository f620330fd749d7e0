import {
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { decideRoute, type RouteAccess } from '../session/route-access';
import { useSession } from '../session/session-context';
import type { AppRoute } from '../site/app-route';
import { OwnPageTitle } from '../site/page-title';
import { useSiteSettings } from '../site/site';
import NotFoundPage from '../storefront/not-found-page';
import { PageSpinner } from '../ui/page-spinner';

interface ProtectedProps {
  readonly access: RouteAccess;
  readonly children: ReactNode;
}

/**
 * Checks access to a page. Visitors are redirected to the sign-in page, and back after signing in. Users who sign out
 * or have no access are redirected to the home page.
 */
function Protected({ access, children }: ProtectedProps) {
  const session = useSession();
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(session.status === 'present');

  useEffect(() => {
    if (session.status === 'present') {
      setWasSignedIn(true);
    }
  }, [session.status]);

  const decision = decideRoute(access, session.status === 'present' ? session.user : null);
  if (decision === 'open') {
    return children;
  }
  const signedOutHere = wasSignedIn && session.status === 'absent' && session.signedOut;
  if (decision === 'home' || signedOutHere) {
    return <Navigate to="/" replace />;
  }
  return <Navigate to="/login" replace state={{ from: location }} />;
}

interface PageTitleProps {
  readonly title: string;
}

/** Sets the document title to the page title, followed by the site name. */
function PageTitle({ title }: PageTitleProps) {
  const settings = useSiteSettings();
  return <title>{settings === null ? title : `${title} | ${settings.brandName}`}</title>;
}

interface RoutePageProps {
  readonly route: AppRoute;
  /** Lazy component of the route, created once. */
  readonly page: LazyExoticComponent<ComponentType>;
}

/** Returns the stack of titles after a component sets or removes its title. The last entry is the current title. */
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

/** Renders the page of a route, with its title, access check and lazy chunk. */
export function RoutePage({ route, page: Page }: RoutePageProps) {
  const parameters = useParams();
  const domain = useSiteSettings()?.domainLayout.domain ?? null;
  const isOtherSite = route.isOfHouse === true && domain !== null;
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const reportTitle = useCallback(
    (part: string, title: string | null) => setTitles((before) => withTitle(before, part, title)),
    [],
  );
  return (
    <Protected access={route.access}>
      {/* Read by the container recipe even while the page is loading, so that the header does not shift. */}
      {route.isWide && <i data-wide="" />}
      <PageTitle
        title={[...titles.values()].at(-1) ?? (typeof route.title === 'string' ? route.title : route.title(parameters))}
      />
      <Suspense fallback={<PageSpinner />}>
        <OwnPageTitle value={reportTitle}>{isOtherSite ? <NotFoundPage /> : <Page />}</OwnPageTitle>
      </Suspense>
    </Protected>
  );
}
