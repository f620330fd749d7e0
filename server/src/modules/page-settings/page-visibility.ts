import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { conditionsOn } from './database.ts';

type Caller = Pick<RequestContext, 'actor'>;

const page = conditionsOn('page_settings', 'p');
const filter = conditionsOn('page_filter', 'f');

const isAdministrator = ({ actor }: Caller): boolean => actor?.role === UserRole.ADMINISTRATOR;

/** What callers have in common for whom the same settings exist: a part of ETags. */
export const visibilityScope = (caller: Caller): string => (isAdministrator(caller) ? 'all' : 'visible');

/** The page `p` exists for the caller: one that is not visible does for administrators only. */
export const pageVisibleTo = (caller: Caller): Condition =>
  isAdministrator(caller) ? page.lit(true) : page.ref('p.is_visible');

/** The filter `f` of a page that exists for the caller does so, too: an inactive one for administrators only. */
export const filterOfPageVisibleTo = (caller: Caller): Condition =>
  isAdministrator(caller) ? filter.lit(true) : filter.ref('f.is_active');

/** The filter `f` of the page `p` exists for the caller; one of no page does for administrators only. */
export const filterVisibleTo = (caller: Caller): Condition =>
  isAdministrator(caller) ? filter.lit(true) : filter.and([filter.ref('f.is_active'), page.ref('p.is_visible')]);
