import type { RawBuilder } from 'kysely';
import { invalid } from '../../../kernel/errors/errors.ts';
import type { CursorPurpose } from '../../../kernel/use-cases/cursors.ts';
import { scopeOf, type Viewer } from '../../accounts/index.ts';
import { designFlag } from '../stock/lists/designs.ts';
import { allOf, askedBy } from '../stock/lists/stock-filter.ts';
import type { StockType } from '../stock/stock-type.ts';
import { stockModules } from '../stock-modules.ts';
import type { StockFeedInput } from './feed.input.ts';

/** What a feed has of one type of stock. */
export interface FedStock {
  readonly type: StockType;
  /** What its filter asks of the row `d`. */
  readonly condition: RawBuilder<boolean>;
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
 * Reads what somebody asks to follow. Throws INVALID_REQUEST for a filter of a type that is not asked for, and for one that
 * cannot be told of an item as it was: by words, or by what else is on stock.
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
    stock: asked.map(({ type }) => ({ type, condition: conditionFor(type, byName.get(type.many) ?? {}, viewer) })),
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

function conditionFor(type: StockType, filter: object, viewer: Viewer): RawBuilder<boolean> {
  const asked = askedBy(filter, type, viewer);
  const other = asked.find(({ name }) => !isOfItemAlone(type, name));
  if (other) throw invalid(`filter.${type.many}.${other.name}`, 'is nothing that a feed can go by');
  return allOf(asked.map(({ condition }) => condition));
}

/** What is nowhere in the log: texts in which words are looked for, and times. */
const notLogged: ReadonlySet<string> = new Set(['text', 'updatedAt', designFlag]);

/** Whether a part of a filter asks nothing but what an item was by itself. */
const isOfItemAlone = ({ fields, filters, grouping }: StockType, name: string): boolean =>
  !notLogged.has(name) &&
  name !== grouping?.flag &&
  filters[name]?.dependsOn === undefined &&
  !fields.some((field) => field.filterName === name && field.name === 'availability');
