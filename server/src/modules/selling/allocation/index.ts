export {
  claimStock,
  goneError,
  type ItemRow,
  type LockedItem,
  lockReservations,
  releaseStock,
  reopenStock,
  reserveStock,
  sellStock,
  type TakenStock,
} from './allocate-stock.ts';
export { lockOffers, type SetRow } from './lock-offers.ts';
