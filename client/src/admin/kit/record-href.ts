import { stockIndex } from '../../graphql/generated/stock/stock-index';

/** Where the back office shows an item of stock; `null` for what is none, such as a ring that somebody has put together. */
export function stockRecordHref(kind: string, id: string): string | null {
  const path = stockIndex.find((type) => type.kind === kind)?.path;
  return path === undefined ? null : `/admin/${path}?open=${id}&page=1`;
}

export const userRecordHref = (id: string): string => `/admin/users?open=${id}&page=1`;

export const orderRecordHref = (id: string): string => `/admin/orders?open=${id}&page=1`;
