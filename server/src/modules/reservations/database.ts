import { statementsOver } from '../../platform/database/statements/statements.ts';
import type { ReservationsTables } from './tables.generated.ts';

/** Statements of this module name its own table; those of orders, which stand above it, only as text. */
export const { queryIn, columnsOf } = statementsOver<ReservationsTables>();
