import type { ApolloClient, ObservableQuery } from '@apollo/client';
import type { HouseList } from '../../graphql/generated/graphql';
import { type StockKind, typeNames } from '../../graphql/generated/stock/kinds';

/** What has changed, by the names of types in the schema: which ones, `null` for many. */
export type ChangedTypes = ReadonlyMap<string, ReadonlySet<string> | null>;

/** How a query on the screen has to do with what has changed: it shows some of it, lists what may be among it, or counts that. */
export type Touch = 'shows' | 'lists' | 'counts';

interface Change {
  readonly stock: readonly { readonly kind: StockKind; readonly ids: readonly string[] | null }[];
  readonly lists?: readonly HouseList[];
}

const listed: Readonly<Record<HouseList, string>> = {
  ORDERS: 'Order',
  MESSAGES: 'ContactMessage',
  IMPORT_RUNS: 'ImportRun',
};

/** All that there can be: of somebody who has not listened for a while. */
export const everything: ChangedTypes = new Map(Object.values(typeNames).map((name) => [name, null]));

/** What an event says, by types. */
export const changedTypes = ({ stock, lists = [] }: Change): ChangedTypes =>
  new Map<string, ReadonlySet<string> | null>([
    ...stock.map(({ kind, ids }) => [typeNames[kind], ids && new Set(ids)] as const),
    ...lists.map((list) => [listed[list], null] as const),
  ]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPage = (root: unknown): root is Readonly<Record<string, unknown>> =>
  isObject(root) && String(root.__typename).endsWith('Page');

/** Calls back with each thing of an answer that has a type and an id. */
function visitThings(value: unknown, visit: (type: string, id: string, thing: object) => void): void {
  if (!isObject(value)) {
    return;
  }
  const { __typename: type, id } = value;
  if (typeof type === 'string' && typeof id === 'string') {
    visit(type, id, value);
  }
  for (const part of Object.values(value)) {
    visitThings(part, visit);
  }
}

/** Names of the changed things that an answer shows, by their ids, as far as they have a name. */
export function changedThings(data: unknown, changed: ChangedTypes): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  visitThings(data, (type, id, thing) => {
    const ids = changed.get(type);
    if (ids?.has(id)) {
      const name: unknown = Reflect.get(thing, 'stockNumber');
      found.set(`${type} ${id}`, typeof name === 'string' ? name : (found.get(`${type} ${id}`) ?? null));
    }
  });
  return found;
}

/** How the answer of a query has to do with what has changed; `null`: not at all. */
export function touchOf(data: unknown, changed: ChangedTypes): Touch | null {
  if (!isObject(data)) {
    return null;
  }
  if (changedThings(data, changed).size > 0) {
    return 'shows';
  }
  const page = Object.values(data).find(
    (root) => isPage(root) && changed.has(String(root.__typename).slice(0, -'Page'.length)),
  );
  if (page !== undefined) {
    return isObject(page) && 'facets' in page ? 'counts' : 'lists';
  }
  let isAmongMany = false;
  visitThings(data, (type) => {
    isAmongMany ||= changed.get(type) === null;
  });
  return isAmongMany ? 'lists' : null;
}

/** Whether a query answers a page of a list. */
export const isList = (data: unknown): boolean => isObject(data) && Object.values(data).some(isPage);

/** The queries behind what is on the screen, with what they have answered. */
export const queriesOnScreen = (client: ApolloClient): readonly { query: ObservableQuery; data: unknown }[] =>
  [...client.getObservableQueries('active')].map((query) => ({ query, data: query.getCurrentResult().data }));
