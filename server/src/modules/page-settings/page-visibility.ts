import { type RawBuilder, sql } from 'kysely';
import { type RequestContext, UserRole } from '../../kernel/use-cases/context.ts';

type Caller = Pick<RequestContext, 'actor'>;

const isAdministrator = ({ actor }: Caller): boolean => actor?.role === UserRole.ADMINISTRATOR;

/** What callers have in common for whom the same settings exist: a part of ETags. */
export const visibilityScope = (caller: Caller): string => (isAdministrator(caller) ? 'all' : 'visible');

/** SQL: the page `p` exists for the caller: one that is not visible does for administrators only. */
export const pageVisibleTo = (caller: Caller): RawBuilder<boolean> =>
  isAdministrator(caller) ? sql`true` : sql`p.is_visible`;

/** SQL: the filter `f` of a page that exists for the caller does so, too: an inactive one for administrators only. */
export const filterOfPageVisibleTo = (caller: Caller): RawBuilder<boolean> =>
  isAdministrator(caller) ? sql`true` : sql`f.is_active`;

/** SQL: the filter `f` of the page `p` exists for the caller; one of no page does for administrators only. */
export const filterVisibleTo = (caller: Caller): RawBuilder<boolean> =>
  isAdministrator(caller) ? sql`true` : sql`(f.is_active and p.is_visible)`;
