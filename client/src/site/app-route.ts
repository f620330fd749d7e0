import type { ComponentType } from 'react';
import type { RouteAccess } from '../session/route-access';

/** Parameters of a route path. */
export type RouteParameters = Readonly<Partial<Record<string, string>>>;

/** Page of the client. */
export interface AppRoute {
  /** Path in router syntax. */
  readonly path: string;
  /** Page title without the brand; a function if it depends on route parameters. */
  readonly title: string | ((parameters: RouteParameters) => string);
  readonly access: RouteAccess;
  /** Valid values of route parameters, if known statically; others are not found. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** True if search engines may index it: public, with the same content for everyone. */
  readonly isForSearch?: boolean;
  /** True for company pages, which are not available on agents' domains. */
  readonly isOfHouse?: boolean;
  /** True if page, header and footer use the full width of the window. */
  readonly isWide?: boolean;
  /** True if the page uses no Apollo hooks, so that it can render before the data layer is loaded. */
  readonly isWithoutData?: boolean;
  /** Loads the chunk of the page. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** Route options of public, indexed company pages. */
export const companyPage = { isOfHouse: true, access: 'public', isForSearch: true, isWithoutData: true } as const;
