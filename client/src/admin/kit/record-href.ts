import { stockIndex } from '../../graphql/generated/stock/stock-index';

/** The screen of a type of stock; `null` for what is none, such as a ring that somebody has put together. */
export function stockScreenHref(kind: string): string | null {
  const path = stockIndex.find((type) => type.kind === kind)?.path;
  return path === undefined ? null : `/admin/${path}`;
}

/** Where the back office shows an item of stock; `null` for what is none. */
export function stockRecordHref(kind: string, id: string): string | null {
  const screen = stockScreenHref(kind);
  return screen === null ? null : `${screen}?open=${id}&page=1`;
}

export const userRecordHref = (id: string): string => `/admin/users?open=${id}&page=1`;

export const orderRecordHref = (id: string): string => `/admin/orders?open=${id}&page=1`;
