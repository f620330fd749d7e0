import { guest, withScope } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { lastChange } from '../../../platform/database/change-marks.ts';
import { visibilitySubjectOf } from '../../accounts/visibility/index.ts';
import { stockSubjects } from '../../stock-types/index.ts';

/**
 * Returns the time when the stock or the caller's prices last changed, including changes caused by the passing of
 * time, such as the end of a hold. Null if nothing has changed yet. Includes changes of stock that is not visible to
 * the caller, so that the cost of the query depends neither on the caller nor on the amount of stock.
 */
export const findLastUpdate = query(withScope(guest, 'STOCK_READ'), (ctx) =>
  lastChange(ctx.em, [...stockSubjects, visibilitySubjectOf(ctx)]),
);
