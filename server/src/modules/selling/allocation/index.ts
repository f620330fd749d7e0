export {
  claimStock,
  type ItemRow,
  type LockedItem,
  lockReservations,
  releaseStock,
  reopenStock,
  reserveStock,
  sellStock,
  type TakenStock,
  unavailableError,
} from './allocate-stock.ts';
export { lockOffers, type SetRow } from './lock-offers.ts';
