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
  /** Valid values of route parameters, if known statically. Other values show the not-found page. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** True if search engines may index the page: it is public, with the same content for all viewers. */
  readonly isForSearch?: boolean;
  /** True for company pages. They are not available on agents' domains. */
  readonly isOfHouse?: boolean;
  /** True if page, header and footer use the full width of the window. */
  readonly isWide?: boolean;
  /** True if the page uses no Apollo hooks. It can then render before the data layer is loaded. */
  readonly isWithoutData?: boolean;
  /** Loads the chunk of the page. */
  readonly page: () => Promise<{ default: ComponentType }>;
}

/** Route options of company pages: public and indexed. */
export const companyPage = { isOfHouse: true, access: 'public', isForSearch: true, isWithoutData: true } as const;
