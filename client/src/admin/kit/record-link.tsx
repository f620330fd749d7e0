import type { ReactNode } from 'react';
import { stockIndex } from '../../graphql/generated/stock/stock-index';
import { TextLink } from '../../ui/links';
import { type NamedItems, withItemsFor } from './panel/open-record';

interface UserLinkProps {
  /** Null if there is no account, or if it was deleted. */
  readonly user: { readonly id: string } | null;
  readonly children: ReactNode;
}

/** User name that links to the user's account, if it exists. */
export function UserLink({ user, children }: UserLinkProps) {
  return user === null ? children : <TextLink to={userRecordHref(user.id)}>{children}</TextLink>;
}

/** Returns the URL of a stock type's screen, or null for other items, such as rings designed by users. */
export function stockScreenHref(kind: string): string | null {
  const path = stockIndex.find((type) => type.kind === kind)?.path;
  return path === undefined ? null : `/admin/${path}`;
}

/** Returns a function that builds the URL of a screen with a record open in the panel. */
export const hrefBeside =
  (screen: string) =>
  (id: string): string =>
    `${screen}?open=${encodeURIComponent(id)}&page=1`;

/** Returns the back-office URL of a stock item, or null for other items. */
export function stockRecordHref(kind: string, id: string): string | null {
  const screen = stockScreenHref(kind);
  return screen === null ? null : hrefBeside(screen)(id);
}

export const userRecordHref = hrefBeside('/admin/users');

export const orderRecordHref = hrefBeside('/admin/orders');

export const diamondRecordHref = hrefBeside('/admin/diamonds');

/** Returns the URL of a run in the import history. */
export const runHref = ({ id }: { readonly id: string }): string => `/admin/imports/runs/${id}`;

/** Returns the URL that opens an existing or new order with stock items to add. */
export const orderWithItemsHref = (id: string, items: NamedItems): string => `/admin/orders${withItemsFor(id, items)}`;
