import type { ReservationsTables } from '../../../generated/tables/reservations.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/**
 * Query builder for the reservation tables. The order tables belong to a module that depends on this one, so they are
 * referenced only in SQL text.
 */
export const { queryIn, columnsOf } = statementsOver<ReservationsTables>();
