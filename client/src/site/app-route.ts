import type { ComponentType } from 'react';
import type { RouteAccess } from '../session/route-access';

/** The parts of an address that a route's path names. */
export type RouteParameters = Readonly<Partial<Record<string, string>>>;

/** One page of the client. */
export interface AppRoute {
  /** Path as the router writes it. */
  readonly path: string;
  /** Title of the tab, without the brand; a function where it is the address that says what is shown. */
  readonly title: string | ((parameters: RouteParameters) => string);
  readonly access: RouteAccess;
  /** All that a part of the address may be, where that is known without asking; anything else is not found. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** Search engines may show it: it says the same to everybody, and somebody may look for it. */
  readonly isForSearch?: boolean;
  /** The house speaks of itself there: on an agent's domain there is no such page. */
  readonly isOfHouse?: boolean;
  /** The page uses the full width of the window, and so do header and footer. */
  readonly isWide?: boolean;
  /** The page uses none of the generated hooks: it shows before the data layer is loaded. */
  readonly isWithoutData?: boolean;
  /** Loads the page's own chunk. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** A page on which the house speaks of itself, to everybody and to search engines. */
export const pageOfHouse = { isOfHouse: true, access: 'public', isForSearch: true, isWithoutData: true } as const;
