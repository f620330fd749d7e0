import type { AccessPage, UserRole } from '../graphql/generated/graphql';

/** Access required for a page: everyone, signed-in users, or users with one of the listed roles. */
export type RouteAccess = 'public' | 'signedIn' | readonly UserRole[];

/** User properties that determine access. */
export interface RouteVisitor {
  role: UserRole;
  accesses: readonly { page: AccessPage }[];
}

/**
 * `open` shows the page. `signIn` redirects to the sign-in page, which returns to the page. `home` redirects to the
 * home page.
 */
export type RouteDecision = 'open' | 'signIn' | 'home';

const accessPages: ReadonlySet<AccessPage> = new Set<AccessPage>([
  'LAB_GROWN',
  'WHITE',
  'BLACK',
  'MATCHING_PAIRS',
  'MELEE',
  'SALT_AND_PEPPER',
  'FANCY_SHAPE',
  'FANCY_COLOR',
]);

/**
 * Returns true if there are no access rows, which means that the user is unrestricted, or if at least one row grants
 * a known page.
 */
function hasAnyPage(accesses: RouteVisitor['accesses']): boolean {
  return accesses.length === 0 || accesses.some(({ page }) => accessPages.has(page));
}

/** Decides whether the visitor can open a page, or where to redirect them. */
export function decideRoute(access: RouteAccess, visitor: RouteVisitor | null): RouteDecision {
  if (access === 'public') {
    return 'open';
  }
  if (visitor === null) {
    return 'signIn';
  }
  if (access !== 'signedIn' && !access.includes(visitor.role)) {
    return 'home';
  }
  return hasAnyPage(visitor.accesses) ? 'open' : 'home';
}

/**
 * Returns true if the user can see the stock of an access page, because the user is unrestricted or has been granted
 * access.
 */
export function grants(visitor: RouteVisitor | null, page: AccessPage): boolean {
  return (
    visitor === null ||
    visitor.role === 'ADMINISTRATOR' ||
    visitor.accesses.length === 0 ||
    visitor.accesses.some((access) => access.page === page)
  );
}
