import { guest } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { lastChange } from '../../../platform/database/change-marks.ts';
import { stockSubjects } from '../../catalogue/index.ts';

/**
 * When stock for sale last changed; null when there has never been any. Any change counts, also one that this caller does
 * not see: what it costs must not depend on who asks, nor on how much stock there is.
 */
export const findLastUpdate = query(guest, ({ em }) => lastChange(em, stockSubjects));
