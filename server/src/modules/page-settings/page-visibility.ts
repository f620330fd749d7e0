import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';
import type { Condition } from '../../platform/database/statements/statements.ts';
import { conditionsOn } from './database.ts';

type Caller = Pick<RequestContext, 'actor'>;

const page = conditionsOn('page_settings', 'p');
const filter = conditionsOn('page_filter', 'f');

const isAdministrator = ({ actor }: Caller): boolean => actor?.role === UserRole.ADMINISTRATOR;

/** Returns the part of an ETag that is the same for all callers who can see the same settings. */
export const visibilityScope = (caller: Caller): string => (isAdministrator(caller) ? 'all' : 'visible');

/** SQL condition: the page `p` is visible to the caller. Administrators can see hidden pages. */
export const pageVisibleTo = (caller: Caller): Condition =>
  isAdministrator(caller) ? page.lit(true) : page.ref('p.is_visible');

/**
 * SQL condition: the filter `f` of a visible page is visible to the caller. Administrators can see inactive filters.
 */
export const filterOfPageVisibleTo = (caller: Caller): Condition =>
  isAdministrator(caller) ? filter.lit(true) : filter.ref('f.is_active');

/**
 * SQL condition: the filter `f` of the page `p` is visible to the caller. Only administrators can see filters without
 * a page.
 */
export const filterVisibleTo = (caller: Caller): Condition =>
  isAdministrator(caller) ? filter.lit(true) : filter.and([filter.ref('f.is_active'), page.ref('p.is_visible')]);
