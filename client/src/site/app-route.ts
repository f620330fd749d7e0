import type { ComponentType } from 'react';
import type { RouteAccess } from '../session/route-access';

/** The parts of an address that a route's path names. */
export type RouteParameters = Readonly<Partial<Record<string, string>>>;

/** One page of the client. */
export interface AppRoute {
  /** Path as the router writes it. */
  readonly path: string;
  /** Page title without the brand; a function if it depends on route parameters. */
  readonly title: string | ((parameters: RouteParameters) => string);
  readonly access: RouteAccess;
  /** Valid values of route parameters, if known statically; others are not found. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** Indexed by search engines: public, with the same content for everyone. */
  readonly isForSearch?: boolean;
  /** A company page, not available on agents' domains. */
  readonly isOfHouse?: boolean;
  /** The page uses the full width of the window, and so do header and footer. */
  readonly isWide?: boolean;
  /** The page uses no hooks of Apollo Client: it shows before the data layer is loaded. */
  readonly isWithoutData?: boolean;
  /** Loads the page's own chunk. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** Route options of a public, indexed company page. */
export const pageOfHouse = { isOfHouse: true, access: 'public', isForSearch: true, isWithoutData: true } as const;
