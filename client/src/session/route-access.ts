import type { AccessPage, UserRole } from '../graphql/generated/graphql';

/** Access to a page: everyone, signed-in users, or users with one of the listed roles. */
export type RouteAccess = 'public' | 'signedIn' | readonly UserRole[];

/** User properties that access depends on. */
export interface RouteVisitor {
  role: UserRole;
  accesses: readonly { page: AccessPage }[];
}

/** `signIn`: redirect to the sign-in page, which returns to the page; `home`: redirect to the home page. */
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
 * Returns true if at least one access row grants a known page, or if there are no rows. Users without rows are
 * unrestricted.
 */
function hasAnyPage(accesses: RouteVisitor['accesses']): boolean {
  return accesses.length === 0 || accesses.some(({ page }) => accessPages.has(page));
}

/** Returns whether the visitor can open a page, or the redirect. */
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

/** Returns true if the user can see stock of an access page: unrestricted, or granted. */
export function grants(visitor: RouteVisitor | null, page: AccessPage): boolean {
  return (
    visitor === null ||
    visitor.role === 'ADMINISTRATOR' ||
    visitor.accesses.length === 0 ||
    visitor.accesses.some((access) => access.page === page)
  );
}
