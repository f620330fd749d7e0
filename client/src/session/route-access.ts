import type { AccessPage, UserRole } from '../graphql/generated/graphql';

/** Who can open a page: everyone, any signed-in user, or users with one of the listed roles. */
export type RouteAccess = 'public' | 'signedIn' | readonly UserRole[];

/** The user properties that the access rules depend on. */
export interface RouteVisitor {
  role: UserRole;
  accesses: readonly { page: AccessPage }[];
}

/** `signIn`: to the login page, carrying the origin; `home`: there is nothing for them. */
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

/** True unless the user has access rows of which none grants a page. No rows at all: unrestricted. */
function hasAnyPage(accesses: RouteVisitor['accesses']): boolean {
  return accesses.length === 0 || accesses.some(({ page }) => accessPages.has(page));
}

/** Whether the visitor may open a page of this access. */
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

/** True when the user may see stock of this access page: unrestricted, or granted. */
export function grants(visitor: RouteVisitor | null, page: AccessPage): boolean {
  return (
    visitor === null ||
    visitor.role === 'ADMINISTRATOR' ||
    visitor.accesses.length === 0 ||
    visitor.accesses.some((access) => access.page === page)
  );
}
