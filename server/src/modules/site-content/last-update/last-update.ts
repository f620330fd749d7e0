import { guest, withScope } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { lastChange } from '../../../platform/database/change-marks.ts';
import { termsOf } from '../../accounts/visibility/index.ts';
import { stockSubjects } from '../../stock-types/index.ts';

/**
 * When the caller last began to see other stock or other prices: by a change of stock, by a moment such as the end of a
 * hold, or by a change of their own terms. Null when there has never been any. Any change of stock counts, also one that
 * this caller does not see: what it costs must not depend on who asks, nor on how much stock there is.
 */
export const findLastUpdate = query(withScope(guest, 'STOCK_READ'), (ctx) =>
  lastChange(ctx.em, [...stockSubjects, termsOf(ctx)]),
);
