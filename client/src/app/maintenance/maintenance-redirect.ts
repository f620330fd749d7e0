import * as v from 'valibot';

const maintenancePath = '/maintenance';

/** Current location. `state` is the state of the history entry. */
export interface CurrentLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Target of a redirect, and the state of the history entry. */
export interface Redirect {
  readonly to: string;
  readonly state?: { readonly from: Pick<CurrentLocation, 'pathname' | 'search' | 'hash'> };
}

const origin = v.object({
  from: v.object({ pathname: v.string(), search: v.optional(v.string(), ''), hash: v.optional(v.string(), '') }),
});

const previousLocation = (state: unknown) => {
  const parsed = v.safeParse(origin, state);
  return parsed.success ? parsed.output.from : null;
};

/**
 * Returns true for back-office pages. They stay available during maintenance mode, so that administrators can end it.
 */
export const isBackOffice = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/**
 * Returns true for back-office pages, and for the sign-in page if the user continues to the back office after signing
 * in.
 */
const leadsToBackOffice = ({ pathname, state }: CurrentLocation): boolean =>
  isBackOffice(pathname) || (pathname === '/login' && isBackOffice(previousLocation(state)?.pathname ?? ''));

/**
 * Returns the redirect for maintenance mode, or null if none is needed. Outside the back office, every page redirects
 * to the maintenance page, and back when maintenance ends. `hasEnded` is true if maintenance ended while this page
 * was open.
 */
export function maintenanceRedirect(isEnabled: boolean, location: CurrentLocation, hasEnded: boolean): Redirect | null {
  const isMaintenancePage = location.pathname === maintenancePath;
  if (isEnabled) {
    const { pathname, search, hash } = location;
    return isMaintenancePage || leadsToBackOffice(location)
      ? null
      : { to: maintenancePath, state: { from: { pathname, search, hash } } };
  }
  if (!isMaintenancePage) {
    return null;
  }
  const from = previousLocation(location.state);
  if (from !== null) {
    return { to: `${from.pathname}${from.search}${from.hash}` };
  }
  // When there is no maintenance, the maintenance page can be opened directly.
  return hasEnded ? { to: '/' } : null;
}
