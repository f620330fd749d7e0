import { forEveryKey, guest } from '../../kernel/use-cases/access.ts';
import { query } from '../../kernel/use-cases/use-case.ts';
import { type LogHealth, logHealth } from '../../platform/change-log/log-health.ts';
import { lastChange } from '../../platform/database/change-marks.ts';
import { stockSubjects } from '../stock-types/index.ts';

/** How up to date feeds are. */
export interface FeedStatus extends LogHealth {
  /** When any stock last changed, also what this caller does not see. Null: it never has. */
  readonly lastChangeAt: Date | null;
}

/**
 * How up to date feeds are now. It is the same for everybody, and says no more of the stock than that some of it has
 * changed, which `stock.changed` tells everybody as well.
 */
export const feedStatus = query(forEveryKey(guest), async ({ em }): Promise<FeedStatus> => {
  const [health, lastChangeAt] = await Promise.all([logHealth(em), lastChange(em, stockSubjects)]);
  return { ...health, lastChangeAt };
});
