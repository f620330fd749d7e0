import { guest, withScope } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { lastChange } from '../../../platform/database/change-marks.ts';
import { visibilitySubjectOf } from '../../accounts/visibility/index.ts';
import { stockSubjects } from '../../stock-types/index.ts';

/**
 * Returns the time of the last change to the stock or to the caller's prices. Changes caused by the passing of time,
 * such as the end of a hold, count as well. Null if nothing has changed yet. Includes changes to stock that the
 * caller cannot see. The cost of the query therefore depends neither on the caller nor on the amount of stock.
 */
export const findLastUpdate = query(withScope(guest, 'STOCK_READ'), (ctx) =>
  lastChange(ctx.em, [...stockSubjects, visibilitySubjectOf(ctx)]),
);
