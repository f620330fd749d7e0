import type { StockType } from '../stock-type.ts';
import { designFlag } from './design-flag.ts';

/** Appended to the descriptions of filter fields that feeds do not accept. */
export const refusedByFeeds = 'Not available in feeds.';

/**
 * Filter fields of all types whose past values are not in the change log: text search, time of the last change, and
 * the design flag.
 */
const notLogged: ReadonlySet<string> = new Set(['text', 'updatedAt', designFlag]);

/** Filter fields whose values also depend on orders, on the other half of a pair, or on the current time. */
const ofThisMoment: ReadonlySet<string> = new Set([
  'availabilities',
  'saleStates',
  'statuses',
  'holdUserIds',
  'holdUntil',
]);

/**
 * Returns whether feeds reject a filter field. They reject it if a change to its value is not logged as a change to
 * the item.
 */
export const isRefusedByFeeds = (
  { filters, grouping }: Pick<StockType, 'filters' | 'grouping'>,
  name: string,
): boolean => notLogged.has(name) || name === grouping?.flag || filters[name]?.dependsOn !== undefined;

/**
 * Returns whether a filter field can only be evaluated for the current state of items. Changes to its value are
 * logged as changes to the item, but the logged earlier states do not contain the value.
 */
export const isCurrentStateOnly = (name: string): boolean => ofThisMoment.has(name);
