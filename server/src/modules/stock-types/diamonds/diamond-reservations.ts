import { AllocatedStock, allocated } from '../../reservations/index.ts';

/** What orders keep of diamonds. */
export const diamondReservations = allocated(AllocatedStock.DIAMONDS);
