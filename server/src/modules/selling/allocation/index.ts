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
  unavailableError as goneError,
} from './allocate-stock.ts';
export { lockOffers, type SetRow } from './lock-offers.ts';
