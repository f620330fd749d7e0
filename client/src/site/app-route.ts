import type { ComponentType } from 'react';
import type { RouteAccess } from '../session/route-access';

/** Values of a route's path parameters, by name. */
export type RouteParameters = Readonly<Partial<Record<string, string>>>;

/** Route of a client page. */
export interface AppRoute {
  /** Path pattern in router syntax. */
  readonly path: string;
  /** Page title without the brand name. It is a function if the title depends on route parameters. */
  readonly title: string | ((parameters: RouteParameters) => string);
  readonly access: RouteAccess;
  /** Valid values of the route parameters, if they are known statically. Other values show the not-found page. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** True if search engines may index the page. It must be public and have the same content for all viewers. */
  readonly isForSearch?: boolean;
  /** True for company pages, which are not available on agents' domains. */
  readonly isOfHouse?: boolean;
  /** True if page, header and footer use the full width of the viewport. */
  readonly isWide?: boolean;
  /** True if the page uses no Apollo hooks, so that it can render before the data layer has loaded. */
  readonly isWithoutData?: boolean;
  /** Loads the chunk of the page. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** Route options shared by all company pages: public and indexed. */
export const companyPage = { isOfHouse: true, access: 'public', isForSearch: true, isWithoutData: true } as const;
