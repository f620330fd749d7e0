export {
  goneError,
  type ItemRow,
  type LockedItem,
  lockReservations,
  releaseStock,
  reopenStock,
  reserveStock,
  sellStock,
  type TakenStock,
  takeStock,
} from './allocate-stock.ts';
export { lockOffers, type SetRow } from './lock-offers.ts';
