import type { ReservationsTables } from '../../../generated/tables/reservations.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/**
 * Query builder for the tables of this module. Tables of orders belong to a module above this one and are only named
 * in SQL text.
 */
export const { queryIn, columnsOf } = statementsOver<ReservationsTables>();
