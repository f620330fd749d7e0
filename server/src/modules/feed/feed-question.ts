import type { RawBuilder } from 'kysely';
import { invalid } from '../../kernel/errors/errors.ts';
import type { ListCondition } from '../../kernel/lists/list-query.ts';
import type { CursorPurpose } from '../../kernel/use-cases/cursors.ts';
import { type Viewer } from '../accounts/index.ts';
import { scopeOf } from '../accounts/visibility/index.ts';
import { isOfThisMoment, isRefusedByFeeds } from '../stock/graphql/index.ts';
import type { StockType } from '../stock/index.ts';
import { allOf, askedBy } from '../stock/lists/index.ts';
import { stockModules } from '../stock-types/index.ts';
import type { StockFeedInput } from './feed.input.ts';

/** What a feed has of one type of stock. */
export interface FedStock {
  readonly type: StockType;
  /** What its filter asks of the row `d`. */
  readonly condition: RawBuilder<boolean>;
  /** What its filter asks of the row `d` as it was before a change: rows that may have met the filter. */
  readonly conditionBefore: RawBuilder<boolean>;
}

/** What somebody follows. */
export interface FeedQuestion {
  readonly viewer: Viewer;
  /** In the order of a snapshot. */
  readonly stock: readonly FedStock[];
  /** What its cursors are made for. */
  readonly purpose: CursorPurpose;
}

/**
 * Reads the query of a feed. Throws INVALID_REQUEST for a filter of a type that is not asked for, and for a filter
 * field that feeds refuse.
 */
export function feedQuestion({ types, filter }: StockFeedInput, viewer: Viewer, ownerId: number): FeedQuestion {
  const asked = stockModules.filter(({ type }) => !types || types.includes(type.name));
  const names = new Set(asked.map(({ type }) => type.many));
  const filters = Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined);
  for (const [name] of filters)
    if (!names.has(name)) throw invalid(`filter.${name}`, 'is about a type that `types` leaves out');
  const byName = new Map<string, object>(filters);
  return {
    viewer,
    stock: asked.map(({ type }) => fedStock(type, byName.get(type.many) ?? {}, viewer)),
    purpose: {
      feed: 'stock',
      ownerId,
      question: JSON.stringify([[...names].sort(), filters.map(([name, value]) => [name, sorted(value)]).sort()]),
      terms: scopeOf(viewer, { isPersonal: true }),
    },
  };
}

/** The same fields in the same order, whichever way they were sent. */
const sorted = (filter: object): unknown =>
  Object.entries(filter)
    .filter(([, value]) => value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

function fedStock(type: StockType, filter: object, viewer: Viewer): FedStock {
  const asked = askedBy(filter, type, viewer);
  const refused = asked.find(({ name }) => isRefusedByFeeds(type, name));
  if (refused) throw invalid(`filter.${type.many}.${refused.name}`, 'cannot filter a feed; lists take it');
  return {
    type,
    condition: conditionOf(asked),
    conditionBefore: conditionOf(asked.filter(({ name }) => !isOfThisMoment(name))),
  };
}

const conditionOf = (asked: readonly ListCondition[]): RawBuilder<boolean> =>
  allOf(asked.map(({ condition }) => condition));
