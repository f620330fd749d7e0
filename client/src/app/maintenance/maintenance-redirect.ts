import * as v from 'valibot';

const maintenancePath = '/maintenance';

/** Current location. `state` is the state of the history entry. */
export interface CurrentLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** A redirect with its state. */
export interface Redirect {
  readonly to: string;
  readonly state?: { readonly from: Pick<CurrentLocation, 'pathname' | 'search' | 'hash'> };
}

const origin = v.object({
  from: v.object({ pathname: v.string(), search: v.optional(v.string(), ''), hash: v.optional(v.string(), '') }),
});

const cameFrom = (state: unknown) => {
  const parsed = v.safeParse(origin, state);
  return parsed.success ? parsed.output.from : null;
};

/** The back office stays available during maintenance, to end it. */
export const isBackOffice = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/** The sign-in page of the back office also stays available. */
const leadsToBackOffice = ({ pathname, state }: CurrentLocation): boolean =>
  isBackOffice(pathname) || (pathname === '/login' && isBackOffice(cameFrom(state)?.pathname ?? ''));

/**
 * Returns the redirect for maintenance, or null. Outside the back office, every page redirects to the maintenance
 * page, and back when maintenance ends. `hasEnded`: maintenance ended while this page was open.
 */
export function maintenanceRedirect(isEnabled: boolean, here: CurrentLocation, hasEnded: boolean): Redirect | null {
  const isThere = here.pathname === maintenancePath;
  if (isEnabled) {
    const { pathname, search, hash } = here;
    return isThere || leadsToBackOffice(here)
      ? null
      : { to: maintenancePath, state: { from: { pathname, search, hash } } };
  }
  if (!isThere) {
    return null;
  }
  const from = cameFrom(here.state);
  if (from !== null) {
    return { to: `${from.pathname}${from.search}${from.hash}` };
  }
  // The maintenance page itself can be opened at any time.
  return hasEnded ? { to: '/' } : null;
}
