import type { ReservationsTables } from '../../../generated/tables/reservations.ts';
import { statementsOver } from '../../platform/database/statements/statements.ts';

/** Statements of this module name its own table; those of orders, which stand above it, only as text. */
export const { queryIn, columnsOf } = statementsOver<ReservationsTables>();
