import type { RawBuilder } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import type { ListCondition } from '../../kernel/lists/list-query.ts';
import type { CursorPurpose } from '../../kernel/use-cases/cursors.ts';
import { type Viewer } from '../accounts/index.ts';
import { viewerCacheKey } from '../accounts/visibility/index.ts';
import { isCurrentStateOnly, isRefusedByFeeds } from '../stock/graphql/index.ts';
import type { StockType } from '../stock/index.ts';
import { allOf, conditionsOf } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';
import type { StockFeedInput } from './feed.input.ts';

/** Part of a feed that covers one stock type. */
export interface FeedStockType {
  readonly type: StockType;
  /** SQL condition that the row `d` matches the filter. */
  readonly condition: RawBuilder<boolean>;
  /** SQL condition that the row `d`, as it was before a change, may have matched the filter. */
  readonly conditionBefore: RawBuilder<boolean>;
}

/** Viewer, stock types and filters of a feed, and the purpose of its cursors. */
export interface FeedQuery {
  readonly viewer: Viewer;
  /** Stock types, in the order in which the snapshot is read. */
  readonly stock: readonly FeedStockType[];
  /** Purpose of the feed's cursors. Cursors for other purposes are rejected. */
  readonly purpose: CursorPurpose;
}

/**
 * Returns the query for a feed. Throws INVALID_REQUEST for a filter on a type that is not requested, and for filter
 * fields that feeds do not support.
 */
export function feedQuestion({ types, filter }: StockFeedInput, viewer: Viewer, ownerId: number): FeedQuery {
  const requestedModules = stockModules.filter(({ type }) => !types || types.includes(type.name));
  const names = new Set(requestedModules.map(({ type }) => type.many));
  const filters = Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined);
  for (const [name] of filters)
    if (!names.has(name)) throw invalid(`filter.${name}`, 'must not be set, because the type is not in `types`');
  const byName = new Map<string, object>(filters);
  return {
    viewer,
    stock: requestedModules.map(({ type }) => feedTypeOf(type, byName.get(type.many) ?? {}, viewer)),
    purpose: {
      feed: 'stock',
      ownerId,
      question: JSON.stringify([[...names].sort(), filters.map(([name, value]) => [name, sorted(value)]).sort()]),
      terms: viewerCacheKey(viewer, { isPersonal: true }),
    },
  };
}

/** Returns the filter with its fields sorted, so that equal filters have the same JSON. */
const sorted = (filter: object): unknown =>
  Object.entries(filter)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

function feedTypeOf(type: StockType, filter: object, viewer: Viewer): FeedStockType {
  const conditions = conditionsOf(filter, type, viewer);
  const refused = conditions.find(({ name }) => isRefusedByFeeds(type, name));
  if (refused) throw invalid(`filter.${type.many}.${refused.name}`, 'is not supported in feeds, only in lists');
  return {
    type,
    condition: conditionOf(conditions),
    conditionBefore: conditionOf(conditions.filter(({ name }) => !isCurrentStateOnly(name))),
  };
}

const conditionOf = (conditions: readonly ListCondition[]): RawBuilder<boolean> =>
  allOf(conditions.map(({ condition }) => condition));
