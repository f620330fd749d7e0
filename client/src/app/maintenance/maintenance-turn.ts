import * as v from 'valibot';

const maintenancePath = '/maintenance';

/** Where somebody is, as the router knows it. `state` is whatever the history holds. */
export interface Whereabouts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Where somebody has to go, and what they take along. */
export interface Turn {
  readonly to: string;
  readonly state?: { readonly from: Pick<Whereabouts, 'pathname' | 'search' | 'hash'> };
}

const origin = v.object({
  from: v.object({ pathname: v.string(), search: v.optional(v.string(), ''), hash: v.optional(v.string(), '') }),
});

const cameFrom = (state: unknown) => {
  const parsed = v.safeParse(origin, state);
  return parsed.success ? parsed.output.from : null;
};

/** The back office stays open: somebody has to end it. */
export const isBackOffice = (pathname: string): boolean => pathname === '/admin' || pathname.startsWith('/admin/');

/** Signing in to the back office is a part of it. */
const leadsToBackOffice = ({ pathname, state }: Whereabouts): boolean =>
  isBackOffice(pathname) || (pathname === '/login' && isBackOffice(cameFrom(state)?.pathname ?? ''));

/**
 * Where maintenance sends somebody, `null`: they stay. Everybody outside the back office goes to the page that says so, and
 * when it ends, back to where they were. `hasEnded`: it was on while this page was open.
 */
export function maintenanceTurn(isEnabled: boolean, here: Whereabouts, hasEnded: boolean): Turn | null {
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
  // Whoever looks at the page for its own sake stays there.
  return hasEnded ? { to: '/' } : null;
}
