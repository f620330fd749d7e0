import type { StockType } from '../stock-type.ts';
import { designFlag } from './design-flag.ts';

/** Ends the descriptions of filter fields that feeds refuse. */
export const refusedByFeeds = 'Refused by feeds.';

/** Filter fields of every type whose past values are not in the change log: texts that are searched, and times. */
const notLogged: ReadonlySet<string> = new Set(['text', 'updatedAt', designFlag]);

/** Filter fields that also depend on orders, on the other half of a pair or on the clock. */
const ofThisMoment: ReadonlySet<string> = new Set([
  'availabilities',
  'saleStates',
  'statuses',
  'holdUserIds',
  'holdUntil',
]);

/** Whether feeds refuse a filter field, because a change of its value is not a change of the item. */
export const isRefusedByFeeds = (
  { filters, grouping }: Pick<StockType, 'filters' | 'grouping'>,
  name: string,
): boolean => notLogged.has(name) || name === grouping?.flag || filters[name]?.dependsOn !== undefined;

/**
 * Whether a filter field has a value only for items as they are now. Every change of that value is logged as a change of the
 * item, but the image of an earlier state does not have the value.
 */
export const isOfThisMoment = (name: string): boolean => ofThisMoment.has(name);
