import type { HouseList } from '../../graphql/generated/graphql';
import { type StockKind, typeNames } from '../../graphql/generated/stock/kinds';

/** IDs of changed objects by type name. Null if the event contains no IDs because too many objects changed. */
export type ChangedTypes = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * Effect of a change on a query. `shows`: the result contains a changed object. `lists`: the query lists objects of a
 * changed type. `counts`: the query counts them. `follows`: the query shows the progress of one record, and the
 * stream does not report the IDs of changed records.
 */
export type ChangeEffect = 'shows' | 'follows' | 'lists' | 'counts';

interface Change {
  readonly stock: readonly { readonly kind: StockKind; readonly ids: readonly string[] | null }[];
  readonly lists?: readonly HouseList[];
}

const listed: Readonly<Record<HouseList, string>> = {
  ORDERS: 'Order',
  MESSAGES: 'ContactMessage',
  IMPORT_RUNS: 'ImportRun',
};

const allOf = (names: readonly string[]): ChangedTypes => new Map(names.map((name) => [name, null]));

/** All stock types. Used after a gap in the event stream. */
export const allStock = allOf(Object.values(typeNames));

/** All back-office types except stock. Used after a gap in the event stream. */
export const allRecords = allOf(Object.values(listed));

/** Returns the changes in an event, grouped by type. */
export const changedTypes = ({ stock, lists = [] }: Change): ChangedTypes =>
  new Map<string, ReadonlySet<string> | null>([
    ...stock.map(({ kind, ids }) => [typeNames[kind], ids && new Set(ids)] as const),
    ...lists.map((list) => [listed[list], null] as const),
  ]);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPage = (root: unknown): root is Readonly<Record<string, unknown>> =>
  isObject(root) && String(root.__typename).endsWith('Page');

/** Calls `visit` for each object that has a type and an ID. */
function visitObjects(value: unknown, visit: (type: string, id: string, object: object) => void): void {
  if (!isObject(value)) {
    return;
  }
  const { __typename: type, id } = value;
  if (typeof type === 'string' && typeof id === 'string') {
    visit(type, id, value);
  }
  for (const part of Object.values(value)) {
    visitObjects(part, visit);
  }
}

/** Returns the names of the changed objects in a result, by ID. Omits objects without a name. */
export function changedNames(data: unknown, changed: ChangedTypes): ReadonlyMap<string, string | null> {
  const names = new Map<string, string | null>();
  visitObjects(data, (type, id, object) => {
    const ids = changed.get(type);
    if (ids?.has(id)) {
      const name: unknown = Reflect.get(object, 'stockNumber');
      names.set(`${type} ${id}`, typeof name === 'string' ? name : (names.get(`${type} ${id}`) ?? null));
    }
  });
  return names;
}

/** Statuses of imports and order messages that can change without a new version of the record. */
const progressing: ReadonlySet<unknown> = new Set(['WAITING', 'RUNNING', 'PENDING', 'SENDING']);

const isProgressing = (value: unknown): boolean =>
  isObject(value) &&
  (progressing.has(value.state) || progressing.has(value.status) || Object.values(value).some(isProgressing));

/** Record types whose statuses can change without a new version of the record. */
const withProgress: ReadonlySet<string> = new Set([listed.IMPORT_RUNS, listed.ORDERS]);

const hasProgressing = (root: unknown, changed: ChangedTypes): boolean =>
  isObject(root) &&
  withProgress.has(String(root.__typename)) &&
  changed.has(String(root.__typename)) &&
  isProgressing(root);

/**
 * Returns true if a requested item of a changed type was not found. The change may have made it visible to the
 * viewer.
 */
function isMissing(data: Readonly<Record<string, unknown>>, changed: ChangedTypes): boolean {
  const fields = [...changed.keys()].map((type) => type.charAt(0).toLowerCase() + type.slice(1));
  const entries = [data, ...Object.values(data).filter(isObject)].flatMap((part) => Object.entries(part));
  return entries.some(
    ([name, value]) =>
      (value === null || (Array.isArray(value) && value.length === 0)) &&
      fields.some((field) => name.startsWith(field)),
  );
}

/** Returns the effect of a change on a query result. Null if the result is not affected. */
export function changeEffectOn(data: unknown, changed: ChangedTypes): ChangeEffect | null {
  if (!isObject(data)) {
    return null;
  }
  if (changedNames(data, changed).size > 0) {
    return 'shows';
  }
  if (Object.values(data).some((root) => hasProgressing(root, changed))) {
    return 'follows';
  }
  const page = Object.values(data).find(
    (root) => isPage(root) && changed.has(String(root.__typename).slice(0, -'Page'.length)),
  );
  if (page !== undefined) {
    return isObject(page) && 'facets' in page ? 'counts' : 'lists';
  }
  let isInList = false;
  visitObjects(data, (type) => {
    isInList ||= changed.get(type) === null;
  });
  return isInList || isMissing(data, changed) ? 'lists' : null;
}

/** Returns true if a query result contains a page of a list. */
export const isList = (data: unknown): boolean => isObject(data) && Object.values(data).some(isPage);
